# Builds harbour and puts it alone into a small image, where it runs as nobody in particular.
FROM rust:1.95-bookworm AS build
WORKDIR /src
COPY . .
RUN cargo build --release --locked -p harbour && mkdir /empty

FROM gcr.io/distroless/cc-debian12:nonroot
COPY --from=build /src/target/release/harbour /usr/local/bin/harbour
# The folder belongs to the user the server runs as, and so does a volume that is first mounted there.
COPY --from=build --chown=nonroot:nonroot /empty /data
ENV HARBOUR_LISTEN=0.0.0.0:8852 HARBOUR_DATA=/data
VOLUME /data
EXPOSE 8852
HEALTHCHECK --interval=30s --timeout=5s --start-period=5s CMD ["/usr/local/bin/harbour", "health"]
ENTRYPOINT ["/usr/local/bin/harbour"]
CMD ["serve", "--no-browser"]
