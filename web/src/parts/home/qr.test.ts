import { describe, expect, it } from 'vitest';
import { formatBits, penalty, qr, qrPath, type Modules } from './qr';

/** Which modules carry data, worked out from the standard's picture alone. */
function isData(side: number, r: number, c: number): boolean {
  const isCorner = (r < 9 && c < 9) || (r < 9 && c >= side - 8) || (r >= side - 8 && c < 9);
  const align = side - 7;
  const isAlign = side > 21 && Math.abs(r - align) <= 2 && Math.abs(c - align) <= 2;
  return !isCorner && !isAlign && r !== 6 && c !== 6;
}

const FLIPS: readonly ((r: number, c: number) => number)[] = [
  (r, c) => (r + c) % 2,
  (r) => r % 2,
  (_, c) => c % 3,
  (r, c) => (r + c) % 3,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2,
  (r, c) => ((r * c) % 2) + ((r * c) % 3),
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2,
];

/** Reads a code that nothing has damaged. */
function read(modules: Modules, blocks: number): string {
  const side = modules.length;
  const bit = (r: number, c: number): string => (modules[r]![c] ? '1' : '0');
  const format = [0, 1, 2, 3, 4, 5].map((c) => bit(8, c)).join('') + bit(8, 7) + bit(8, 8) + bit(7, 8) + [5, 4, 3, 2, 1, 0].map((r) => bit(r, 8)).join('');
  const mask = (parseInt(format, 2) ^ 0b101010000010010) >> 10 & 7;
  let bits = '';
  let isUpward = true;
  for (let right = side - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let n = 0; n < side; n += 1) {
      const r = isUpward ? side - 1 - n : n;
      for (const c of [right, right - 1]) {
        if (isData(side, r, c)) bits += modules[r]![c] !== (FLIPS[mask]!(r, c) === 0) ? '1' : '0';
      }
    }
    isUpward = !isUpward;
  }
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2));
  const share = Math.floor(bytes.length / blocks);
  const data = Array.from({ length: blocks }, (_, block) => Array.from({ length: share }, (_, i) => bytes[i * blocks + block]!));
  // Data come before check bytes in each block; the length in the first bytes says how many of them count.
  const length = ((data[0]![0]! & 15) << 4) | (data[0]![1]! >> 4);
  const perBlock = { 1: 0, 2: side === 33 ? 32 : 43, 4: 27 }[blocks] ?? 0;
  const stream = blocks === 1 ? data[0]! : data.flatMap((block) => block.slice(0, side === 41 && blocks === 2 ? 68 : perBlock));
  const text: number[] = [];
  for (let i = 0; i < length; i += 1) text.push(((stream[i + 1]! & 15) << 4) | (stream[i + 2]! >> 4));
  return new TextDecoder().decode(new Uint8Array(text));
}

describe('QR codes', () => {
  it('tells level and mask with the check bits of the standard', () => {
    expect(formatBits(0b00, 0).toString(2)).toBe('101010000010010');
    expect(formatBits(0b00, 5).toString(2)).toBe('100000011001110');
    expect(formatBits(0b01, 4).toString(2)).toBe('110011000101111');
  });

  it.each([
    ['harbour', 21, 1],
    ['x'.repeat(14), 21, 1],
    ['x'.repeat(15), 25, 1],
    ['x'.repeat(42), 29, 1],
    ['x'.repeat(62), 33, 2],
    ['x'.repeat(84), 37, 2],
    [`https://harbour.example.org/l/${'a1'.repeat(32)}`, 41, 4],
    ['y'.repeat(106), 41, 4],
    ['z'.repeat(134), 41, 2],
    ['Größe – 香港', 25, 1],
  ])('can be read again: %s', (text, side, blocks) => {
    const modules = qr(text)!;
    expect(modules.length).toBe(side);
    expect(read(modules, blocks)).toBe(text);
  });

  it('has none for what is too long', () => {
    expect(qr('x'.repeat(135))).toBeUndefined();
  });

  it('draws every dark module once', () => {
    const modules = qr('harbour')!;
    const drawn = [...qrPath(modules).matchAll(/h(\d+)v/g)].reduce((all, [, n]) => all + Number(n), 0);
    expect(drawn).toBe(modules.flat().filter(Boolean).length);
  });

  it('finds even surfaces hard to read', () => {
    const even = Array.from({ length: 21 }, () => new Array<boolean>(21).fill(false));
    expect(penalty(even)).toBeGreaterThan(penalty(qr('harbour')!));
  });
});
