import { describe, expect, it } from 'vitest';
import { arranging, nextStage } from './hints.svelte';

const about = [{ key: 'advice-hongkong-about-plot' }];

describe('a hint', () => {
  it('tells the aim, then what it is about, then the move, and no more', () => {
    expect(nextStage('none', { about })).toBe('aim');
    expect(nextStage('aim', { about })).toBe('about');
    expect(nextStage('about', { about })).toBe('move');
    expect(nextStage('move', { about })).toBe('move');
  });

  it('has one step less where there is no card and no place', () => {
    expect(nextStage('none', undefined)).toBe('aim');
    expect(nextStage('aim', { about: [] })).toBe('move');
  });

  it('lays out a plan, but leaves it to the player to be ready', () => {
    expect(arranging(['unready', 'unplan-1', 'plan-1-83', 'plan-2-7', 'ready'])).toEqual(['unready', 'unplan-1', 'plan-1-83', 'plan-2-7']);
    expect(arranging(['plan-1-83'])).toEqual(['plan-1-83']);
    expect(arranging(['ready'])).toEqual([]);
    expect(arranging(['buy-1-1'])).toEqual([]);
    expect(arranging(['b1!', 'c1'])).toEqual([]);
  });
});
