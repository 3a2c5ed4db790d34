// QR codes for links, after ISO/IEC 18004: bytes, versions 1 to 6, level M; the last version also at level L, for long addresses.

interface Size {
  version: number;
  /** The two bits that tell the level. */
  level: number;
  /** Check bytes in each block. */
  check: number;
  /** Data bytes in each block. */
  blocks: readonly number[];
  /** Where the alignment pattern lies, if there is one. */
  align: number;
}

const MEDIUM = 0b00;
const LOW = 0b01;

const SIZES: readonly Size[] = [
  { version: 1, level: MEDIUM, check: 10, blocks: [16], align: 0 },
  { version: 2, level: MEDIUM, check: 16, blocks: [28], align: 18 },
  { version: 3, level: MEDIUM, check: 26, blocks: [44], align: 22 },
  { version: 4, level: MEDIUM, check: 18, blocks: [32, 32], align: 26 },
  { version: 5, level: MEDIUM, check: 24, blocks: [43, 43], align: 30 },
  { version: 6, level: MEDIUM, check: 16, blocks: [27, 27, 27, 27], align: 34 },
  { version: 6, level: LOW, check: 18, blocks: [68, 68], align: 34 },
];

/** Rows of modules; true is dark. Nothing if the text is too long. */
export type Modules = boolean[][];

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

// The field of 256 elements in which the check bytes are worked out.
const EXP = new Uint8Array(510);
const LOG = new Uint8Array(256);
for (let power = 0, x = 1; power < 255; power += 1) {
  EXP[power] = EXP[power + 255] = x;
  LOG[x] = power;
  x = (x << 1) ^ (x & 0x80 ? 0x11d : 0);
}

function times(a: number, b: number): number {
  return a && b ? EXP[LOG[a]! + LOG[b]!]! : 0;
}

/** The polynomial by which data of a block are divided, highest power first, without its leading 1. */
function generator(degree: number): number[] {
  let coefficients = [1];
  for (let power = 0; power < degree; power += 1) {
    const next = [...coefficients, 0];
    coefficients.forEach((coefficient, i) => {
      next[i + 1]! ^= times(coefficient, EXP[power]!);
    });
    coefficients = next;
  }
  return coefficients.slice(1);
}

function checkBytes(data: readonly number[], count: number): number[] {
  const divisor = generator(count);
  let rest: number[] = new Array<number>(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest[0]!;
    rest = [...rest.slice(1), 0];
    rest = rest.map((value, i) => value ^ times(divisor[i]!, factor));
  }
  return rest;
}

/** Mode, length, bytes, and filling up to the capacity. */
function dataBytes(bytes: Uint8Array, capacity: number): number[] {
  const bits: number[] = [];
  const push = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  push(0b0100, 4);
  push(bytes.length, 8);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, capacity * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(parseInt(bits.slice(i, i + 8).join(''), 2));
  for (let pad = 0xec; data.length < capacity; pad ^= 0xec ^ 0x11) data.push(pad);
  return data;
}

/** Blocks are woven: first bytes, second bytes, and so on; then their check bytes. */
function woven(data: readonly number[], size: Size): number[] {
  const blocks: number[][] = [];
  let from = 0;
  for (const length of size.blocks) {
    blocks.push(data.slice(from, from + length));
    from += length;
  }
  const checks = blocks.map((block) => checkBytes(block, size.check));
  const weave = (parts: number[][], length: number): number[] =>
    Array.from({ length }, (_, i) => parts.map((part) => part[i]!)).flat();
  return [...weave(blocks, size.blocks[0]!), ...weave(checks, size.check)];
}

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** Level and mask with their own check bits. */
export function formatBits(level: number, mask: number): number {
  const data = (level << 3) | mask;
  let rest = data << 10;
  for (let bit = 14; bit >= 10; bit -= 1) if (rest & (1 << bit)) rest ^= 0b10100110111 << (bit - 10);
  return ((data << 10) | rest) ^ 0b101010000010010;
}

class Drawing {
  readonly side: number;
  readonly dark: Modules;
  /** What belongs to the patterns and carries no data. */
  private readonly fixed: Modules;

  constructor(private readonly size: Size) {
    this.side = 17 + 4 * size.version;
    const blank = (): Modules => Array.from({ length: this.side }, () => new Array<boolean>(this.side).fill(false));
    this.dark = blank();
    this.fixed = blank();
    this.drawPatterns();
  }

  private set(row: number, column: number, isDark: boolean): void {
    if (row < 0 || column < 0 || row >= this.side || column >= this.side) return;
    this.dark[row]![column] = isDark;
    this.fixed[row]![column] = true;
  }

  private drawPatterns(): void {
    const last = this.side - 7;
    for (let i = 0; i < this.side; i += 1) {
      this.set(6, i, i % 2 === 0);
      this.set(i, 6, i % 2 === 0);
    }
    for (const [top, left] of [[0, 0], [0, last], [last, 0]] as const) {
      for (let r = -1; r <= 7; r += 1) {
        for (let c = -1; c <= 7; c += 1) {
          const ring = Math.max(Math.abs(r - 3), Math.abs(c - 3));
          this.set(top + r, left + c, ring !== 2 && ring <= 3);
        }
      }
    }
    const { align } = this.size;
    if (align) {
      for (let r = -2; r <= 2; r += 1) {
        for (let c = -2; c <= 2; c += 1) this.set(align + r, align + c, Math.max(Math.abs(r), Math.abs(c)) !== 1);
      }
    }
    this.drawFormat(0);
  }

  drawFormat(mask: number): void {
    const bits = formatBits(this.size.level, mask);
    for (let i = 0; i < 15; i += 1) {
      const isDark = ((bits >> i) & 1) === 1;
      // Round the upper left corner, and once more along the two others.
      if (i < 6) this.set(i, 8, isDark);
      else if (i < 8) this.set(i + 1, 8, isDark);
      else if (i === 8) this.set(8, 7, isDark);
      else this.set(8, 14 - i, isDark);
      if (i < 8) this.set(8, this.side - 1 - i, isDark);
      else this.set(this.side - 15 + i, 8, isDark);
    }
    this.set(this.side - 8, 8, true);
  }

  /** Data run in double columns from the right, up and down in turn. */
  drawData(bytes: readonly number[]): void {
    let bit = 0;
    let isUpward = true;
    for (let right = this.side - 1; right > 0; right -= 2) {
      if (right === 6) right = 5;
      for (let n = 0; n < this.side; n += 1) {
        const row = isUpward ? this.side - 1 - n : n;
        for (const column of [right, right - 1]) {
          if (this.fixed[row]![column]) continue;
          const byte = bytes[bit >> 3];
          this.dark[row]![column] = byte !== undefined && ((byte >> (7 - (bit & 7))) & 1) === 1;
          bit += 1;
        }
      }
      isUpward = !isUpward;
    }
  }

  flip(mask: number): void {
    for (let r = 0; r < this.side; r += 1) {
      for (let c = 0; c < this.side; c += 1) {
        if (!this.fixed[r]![c] && MASKS[mask]!(r, c)) this.dark[r]![c] = !this.dark[r]![c];
      }
    }
  }
}

/** How hard a pattern is to read: long runs, squares, false corners, too much of one colour. */
export function penalty(modules: Modules): number {
  const side = modules.length;
  const lines = [
    ...modules.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join('')),
    ...modules.map((_, c) => modules.map((row) => (row[c] ? '1' : '0')).join('')),
  ];
  let points = 0;
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
    for (const corner of ['00001011101', '10111010000']) {
      for (let at = line.indexOf(corner); at >= 0; at = line.indexOf(corner, at + 1)) points += 40;
    }
  }
  for (let r = 0; r + 1 < side; r += 1) {
    for (let c = 0; c + 1 < side; c += 1) {
      const one = modules[r]![c];
      if (one === modules[r]![c + 1] && one === modules[r + 1]![c] && one === modules[r + 1]![c + 1]) points += 3;
    }
  }
  const share = modules.flat().filter(Boolean).length / (side * side);
  return points + 10 * Math.floor(Math.abs(share * 100 - 50) / 5);
}

/** The code of a text, or nothing if it is too long for one. */
export function qr(text: string): Modules | undefined {
  const bytes = new TextEncoder().encode(text);
  const size = SIZES.find(({ blocks }) => bytes.length + 2 <= sum(blocks));
  if (!size) return undefined;
  const woof = woven(dataBytes(bytes, sum(size.blocks)), size);
  let best: { points: number; modules: Modules } | undefined;
  for (let mask = 0; mask < MASKS.length; mask += 1) {
    const drawing = new Drawing(size);
    drawing.drawData(woof);
    drawing.flip(mask);
    drawing.drawFormat(mask);
    const points = penalty(drawing.dark);
    if (!best || points < best.points) best = { points, modules: drawing.dark };
  }
  return best?.modules;
}

/** The dark modules as one path, a unit a module. */
export function qrPath(modules: Modules): string {
  let path = '';
  modules.forEach((row, r) => {
    for (let c = 0; c < row.length; c += 1) {
      if (!row[c]) continue;
      const from = c;
      while (row[c + 1]) c += 1;
      path += `M${from} ${r}h${c - from + 1}v1h${from - c - 1}z`;
    }
  });
  return path;
}
