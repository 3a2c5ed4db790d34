import { describe, expect, it } from 'vitest';
import { headAndRest, matches, needlesOf, piecesOf, plain } from './read';

const found = (words: string, query: string): string[] =>
  piecesOf(words, needlesOf(query)).filter((piece) => piece.isHit).map((piece) => piece.words);

describe('searching', () => {
  it('does not mind accents, capitals and signs', () => {
    expect(plain('Été’s À\u00a0:')).toBe("ete's a :");
    expect(found('Les « dés » ressource', 'DES')).toEqual(['dés']);
    expect(found('l’offre', "l'off")).toEqual(['l’off']);
  });

  it('wants every word, in whatever order', () => {
    expect(matches('B2.5', 'Transport: each token moves', needlesOf('moves token'))).toBe(true);
    expect(matches('B2.5', 'Transport: each token moves', needlesOf('token cube'))).toBe(false);
  });

  it('finds numbers of rules, and with a section its rules', () => {
    expect(matches('B3.5', '', needlesOf('b3.5'))).toBe(true);
    expect(matches('B3.5', '', needlesOf('3.5'))).toBe(true);
    expect(matches('B3.5', '', needlesOf('B3'))).toBe(true);
    expect(matches('B3.5', '', needlesOf('b3.'))).toBe(true);
    expect(matches('B10.2', '', needlesOf('B1'))).toBe(false);
    expect(matches('K6', '', needlesOf('k6'))).toBe(true);
  });

  it('finds figures whole', () => {
    expect(found('25 cubes, 5 slots', '5')).toEqual(['5']);
    expect(found('see B10.1 and B1.5', 'b1')).toEqual(['B1.5']);
  });

  it('finds nothing special in signs', () => {
    expect(found('(a) gain $5', '$5')).toEqual(['$5']);
    expect(found('a.c abc', 'a.c')).toEqual(['a.c']);
  });
});

describe('the pieces of a rule', () => {
  it('are the rules it cites and the words between', () => {
    expect(piecesOf('By B3.5 to B3.7.')).toEqual([
      { words: 'By ', isHit: false },
      { words: 'B3.5', rule: 'B3.5', isHit: false },
      { words: ' to ', isHit: false },
      { words: 'B3.7', rule: 'B3.7', isHit: false },
      { words: '.', isHit: false },
    ]);
  });

  it('never link to a rule that is not there', () => {
    expect(piecesOf('B99 and AB3').some((piece) => piece.rule)).toBe(false);
  });

  it('put together are the words again', () => {
    const words = 'A cube (B3.5), a token (B2.5): “both”.';
    expect(piecesOf(words, ['b', 'cube']).map((piece) => piece.words).join('')).toBe(words);
  });
});

describe('a heading', () => {
  it('ends at the colon, in French before its space', () => {
    expect(headAndRest('Set-up: how it begins.')).toEqual(['Set-up', 'how it begins.']);
    expect(headAndRest('Mise en place\u00a0: comment.')).toEqual(['Mise en place', 'comment.']);
    expect(headAndRest('No colon')).toEqual(['No colon', '']);
  });
});
