import { describe, expect, test } from 'vitest';
import { type KeyedStorage, orInMemory } from './browser-storage.ts';

function storage(): KeyedStorage & { isFull: boolean } {
  const kept = new Map<string, string>();
  return {
    isFull: false,
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key) => kept.delete(key),
  };
}

describe('what a page keeps', () => {
  test('is remembered by the page where the browser refuses its storage', () => {
    const memory = orInMemory(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(memory.getItem('who')).toBeNull();
    memory.setItem('who', 'zoe');
    expect(memory.getItem('who')).toBe('zoe');
    memory.removeItem('who');
    expect(memory.getItem('who')).toBeNull();
  });

  test('is never the old value where there was no room for the new one', () => {
    const full = storage();
    const memory = orInMemory(() => full);
    memory.setItem('who', 'zoe');
    full.isFull = true;
    memory.setItem('who', 'theo');
    expect([memory.getItem('who'), full.getItem('who')]).toEqual(['theo', null]);
    full.isFull = false;
    memory.setItem('who', 'ada');
    expect([memory.getItem('who'), full.getItem('who')]).toEqual(['ada', 'ada']);
  });
});
