export function deviceOf(agent: string): { browser: string; system: string } | null {
  const browser = first(BROWSERS, agent)
  const system = first(SYSTEMS, agent)
  return browser === undefined || system === undefined ? null : { browser, system }
}

type Names = readonly (readonly [sign: RegExp, name: string])[]

/** Ordered: most browsers also carry the names of others. */
const BROWSERS: Names = [
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/UCBrowser\//, 'UC Browser'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/(?:Headless)?Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const SYSTEMS: Names = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

function first(names: Names, agent: string): string | undefined {
  return names.find(([sign]) => sign.test(agent))?.[1]
}
