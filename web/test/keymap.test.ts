import { describe, expect, it } from 'vitest';
import { actionOf, isTyping, mapped, rebound, USUAL, usualKeys } from '../src/keys/keymap';

const press = (key: string, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

describe('keys', () => {
  it('are each given once', () => {
    const keys = Object.values(usualKeys());
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('do what they are for, whatever the shift lock', () => {
    const keys = usualKeys();
    expect(actionOf(press('m'), keys)).toBe('map');
    expect(actionOf(press('M'), keys)).toBe('map');
    expect(actionOf(press('?'), keys)).toBe('help');
    expect(actionOf(press('='), keys)).toBe('closer');
    expect(actionOf(press('F5'), keys)).toBeNull();
  });

  it('leave combinations to the browser', () => {
    expect(actionOf(press('r', { ctrlKey: true }), usualKeys())).toBeNull();
    expect(actionOf(press('l', { metaKey: true }), usualKeys())).toBeNull();
  });

  it('change places when one is given to another action', () => {
    const keys = rebound(usualKeys(), 'map', USUAL.log[0]);
    expect(keys.map).toBe('l');
    expect(keys.log).toBe('m');
    expect(new Set(Object.values(keys)).size).toBe(Object.keys(keys).length);
  });

  it('are read back from storage, without what means nothing', () => {
    const keys = mapped(JSON.parse('{"map": "q", "nonsense": "z", "log": 5, "__proto__": "y"}'));
    expect(keys.map).toBe('q');
    expect(keys.log).toBe('l');
    expect(Object.keys(keys)).toHaveLength(Object.keys(USUAL).length);
    expect(mapped('broken')).toEqual(usualKeys());
  });

  it('belong to the text while one types', () => {
    document.body.innerHTML = '<input id="a"><button id="b"></button>';
    expect(isTyping(document.getElementById('a'))).toBe(true);
    expect(isTyping(document.getElementById('b'))).toBe(false);
  });
});
