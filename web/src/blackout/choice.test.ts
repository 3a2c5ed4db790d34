import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Choice, parse } from './choice.svelte';
import type { Preview, Table } from '../wire/table.svelte';
import type { Offered } from '../wire/types';

const offer = (answer: string, isFinal = false): Offered =>
  ({ answer, label: { key: 'blackout-do' }, is_final: isFinal }) as unknown as Offered;

const outcome = { played: 1, stop: 'end', view: {}, events: [] } satisfies Preview;

/** A table that is asked something, and remembers what it was told. */
function ask(...offers: Offered[]): { choice: Choice; answer: ReturnType<typeof vi.fn>; preview: ReturnType<typeof vi.fn> } {
  const answer = vi.fn(async () => true);
  const preview = vi.fn(async (): Promise<Preview | undefined> => outcome);
  const table = { question: { number: 1, prompt: { key: 'x' }, offers }, answer, preview };
  return { choice: new Choice(table as unknown as Table), answer, preview };
}

describe('an answer', () => {
  it('is a word and what it is about', () => {
    expect(parse(offer('plan-2-83'))).toMatchObject({ word: 'plan', args: ['2', '83'] });
    expect(parse(offer('ready'))).toMatchObject({ word: 'ready', args: [] });
    expect(parse(offer('both-gasoline-books+b'))).toMatchObject({ word: 'both', args: ['gasoline', 'books+b'] });
  });
});

describe('an offer', () => {
  const { choice } = ask(offer('place-17'), offer('place-4'), offer('plan-2-83'), offer('plan-1-83'), offer('plan-1-90'), offer('ready', true));

  it('is found by its word and its first arguments', () => {
    expect(choice.find('place', 4)?.answer).toBe('place-4');
    expect(choice.find('plan', 1)?.answer).toBe('plan-1-83');
    expect(choice.find('ready')?.answer).toBe('ready');
  });

  it('is not found by a part of a number or of a word', () => {
    expect(choice.find('place', 1)).toBeUndefined();
    expect(choice.find('pla')).toBeUndefined();
    expect(choice.find('ready', 1)).toBeUndefined();
  });

  it('is found for a card and a slot', () => {
    expect(choice.plan(83, 2)?.answer).toBe('plan-2-83');
    expect(choice.plan(90, 2)).toBeUndefined();
    expect(choice.canPlan(90)).toBe(true);
    expect(choice.canPlan(8)).toBe(false);
  });

  it('is found for a location, whether the cube is the first or not', () => {
    expect(choice.place(17)?.answer).toBe('place-17');
    expect(ask(offer('start-17')).choice.place(17)?.answer).toBe('start-17');
    expect(choice.place(5)).toBeUndefined();
  });

  it('is among all of its word', () => {
    expect(choice.all('plan').map((one) => one.offer.answer)).toEqual(['plan-2-83', 'plan-1-83', 'plan-1-90']);
    expect([...choice.words].sort()).toEqual(['place', 'plan', 'ready']);
  });

  it('is not there while nothing is asked', () => {
    const idle = new Choice({ question: undefined } as unknown as Table);
    expect(idle.parsed).toEqual([]);
    expect(idle.find('ready')).toBeUndefined();
  });
});

describe('planning', () => {
  it('puts the card that is held up into a slot', async () => {
    const { choice, answer } = ask(offer('plan-2-83'));
    choice.pick(83);
    expect(choice.picked).toBe(83);
    await choice.planIn(2);
    expect(answer.mock.calls).toEqual([['plan-2-83']]);
    expect(choice.picked).toBeUndefined();
  });

  it('lays a card down that is picked twice', () => {
    const { choice } = ask(offer('plan-2-83'));
    choice.pick(83);
    choice.pick(83);
    expect(choice.picked).toBeUndefined();
  });

  it('does nothing without a card, or where it does not go', async () => {
    const { choice, answer } = ask(offer('plan-2-83'));
    await choice.planIn(2);
    choice.pick(83);
    await choice.planIn(3);
    expect(answer).not.toHaveBeenCalled();
    expect(choice.picked).toBeUndefined();
  });
});

describe('giving', () => {
  const final = offer('search-4', true);
  let made: ReturnType<typeof ask>;
  beforeEach(() => {
    made = ask(offer('place-17'), final, offer('search-5', true), offer('plan-2-83', true), offer('unready', true));
  });

  it('answers at once what can be taken back', async () => {
    await made.choice.give(offer('place-17'));
    expect(made.answer.mock.calls).toEqual([['place-17']]);
    expect(made.choice.armed).toBeUndefined();
  });

  it('arms a final offer first, with what would come of it, and answers the second time', async () => {
    await made.choice.give(final);
    expect(made.answer).not.toHaveBeenCalled();
    expect(made.choice.armed?.answer).toBe('search-4');
    expect(made.preview.mock.calls).toEqual([['search-4']]);
    expect(made.choice.outcome).toEqual(outcome);
    await made.choice.give(final);
    expect(made.answer.mock.calls).toEqual([['search-4']]);
    expect(made.choice.armed).toBeUndefined();
    expect(made.choice.outcome).toBeUndefined();
  });

  it('turns up what was planned at once, and is ready at once with a plan', async () => {
    await made.choice.give(offer('deploy-2', true));
    expect(made.answer.mock.calls).toEqual([['deploy-2']]);
    const empty = ask(offer('plan-1-83', true), offer('ready', true));
    await empty.choice.give(offer('ready', true));
    expect(empty.choice.armed?.answer).toBe('ready');
    const planned = ask(offer('unplan-1', true), offer('ready', true));
    await planned.choice.give(offer('ready', true));
    expect(planned.answer.mock.calls).toEqual([['ready']]);
  });

  it('shows offers in the order of the server', () => {
    const { choice } = ask(offer('done'), offer('discard-1'), offer('battery'));
    expect(choice.ordered.map(({ answer }) => answer)).toEqual(['done', 'discard-1', 'battery']);
  });

  it('asks to confirm what is easily given by mistake, though it could be taken back', async () => {
    const { choice, answer } = ask(offer('ready'));
    const ready = { ...offer('ready'), caution: { key: 'blackout-caution-nothing-planned' } };
    await choice.give(ready);
    expect(answer).not.toHaveBeenCalled();
    expect(choice.armed?.caution?.key).toBe('blackout-caution-nothing-planned');
    await choice.give(ready);
    expect(answer.mock.calls).toEqual([['ready']]);
  });

  it('arms another final offer instead', async () => {
    await made.choice.give(final);
    await made.choice.give(offer('search-5', true));
    expect(made.answer).not.toHaveBeenCalled();
    expect(made.choice.armed?.answer).toBe('search-5');
  });

  it('forgets what was armed when something else is given or dropped', async () => {
    await made.choice.give(final);
    await made.choice.give(offer('place-17'));
    expect(made.choice.armed).toBeUndefined();
    await made.choice.give(final);
    made.choice.drop();
    await made.choice.give(final);
    expect(made.answer.mock.calls).toEqual([['place-17']]);
  });

  it('never arms what only arranges one’s own plan', async () => {
    await made.choice.give(offer('plan-2-83', true));
    await made.choice.give(offer('unready', true));
    expect(made.answer.mock.calls).toEqual([['plan-2-83'], ['unready']]);
  });
});

describe('looking at an offer', () => {
  it('asks once, and forgets what it looked at when it looks away', async () => {
    const { choice, preview } = ask(offer('place-17'));
    await choice.eye(offer('place-17'));
    await choice.eye(offer('place-17'));
    expect(preview).toHaveBeenCalledTimes(1);
    expect(choice.outcome).toEqual(outcome);
    await choice.eye(undefined);
    expect(choice.eyed).toBeUndefined();
    expect(choice.outcome).toBeUndefined();
  });

  it('does not show what came too late', async () => {
    const { choice, preview } = ask(offer('place-17'), offer('place-4'));
    let arrive: (late: Preview) => void = () => undefined;
    preview.mockImplementationOnce(() => new Promise<Preview>((resolve) => (arrive = resolve)));
    const first = choice.eye(offer('place-17'));
    const newest = { ...outcome, played: 2 };
    preview.mockResolvedValueOnce(newest);
    await choice.eye(offer('place-4'));
    arrive(outcome);
    await first;
    expect(choice.outcome).toEqual(newest);
  });
});
