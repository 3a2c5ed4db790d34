// What the head of a game file tells beside the steps: names, game, box. The server reads the rest.
export interface FileHead {
  game: string;
  setup: string;
  box: string | undefined;
  names: Record<string, string>;
}

export function readFile(file: string): FileHead {
  const head: FileHead = { game: '', setup: '', box: undefined, names: {} };
  for (const line of file.split(/\r?\n/)) {
    // The head ends at the first empty line.
    if (!line.trim()) break;
    const [word = '', ...rest] = line.split(' ');
    const value = rest.join(' ').trim();
    const seat = /^seat-([A-D])$/.exec(word)?.[1];
    if (seat) head.names[seat] = value;
    else if (word === 'game') head.game = value;
    else if (word === 'setup') head.setup = value;
    else if (word === 'box') head.box = value.split(' ').at(-1);
  }
  return head;
}
