const browsers: [RegExp, string][] = [
  [/MicroMessenger/, 'WeChat'],
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/HeadlessChrome\/|Chrome\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/HarmonyOS/, 'HarmonyOS'],
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

const first = (table: [RegExp, string][], text: string) => table.find(([pattern]) => pattern.test(text))?.[1]

/** "Chrome · Windows" of a user agent; empty if nothing is recognised. */
export const deviceOf = (userAgent: string): string => [first(browsers, userAgent), first(systems, userAgent)].filter(Boolean).join(' · ')
