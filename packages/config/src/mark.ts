/** Carelane's mark, as paths of an SVG in a square of 32 units: a phone in a hand, and a tick. */
export const MARK = {
  lines:
    'M12.5 7.5h7a1 1 0 0 1 1 1v8.5M11.5 17V8.5a1 1 0 0 1 1-1M7.5 16.5c0 5 3.6 8.5 8.5 8.5s8.5-3.5 8.5-8.5',
  tick: 'M13.5 16.2l2 2 3.5-4',
} as const
