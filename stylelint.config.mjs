const sides = '(?:left|right)'

/** Arabic mirrors the page, and only logical sides mirror with it. */
export default {
  rules: {
    'property-disallowed-list': [
      [
        `/^(?:margin|padding|border|scroll-margin|scroll-padding)-${sides}(?:-|$)/`,
        `/^border-(?:top|bottom)-${sides}-radius$/`,
        'left',
        'right',
      ],
      { message: 'A physical side does not mirror in Arabic: use inline-start or inline-end.' },
    ],
    'declaration-property-value-disallowed-list': [
      { '/^(?:text-align|float|clear)$/': [`/^${sides}$/`] },
      { message: 'A physical side does not mirror in Arabic: use start or end.' },
    ],
  },
}
