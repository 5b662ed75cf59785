import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** As in `package.json`, which a production folder has too. */
export const VERSION: string = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version

/** `git archive` (`.gitattributes`) and `npm run production` write the commit here. */
const archived = '$Format:%H$'

/** The commit of the code; null in a checkout, where it may have been changed since. */
export const COMMIT: string | null = /^[0-9a-f]{40}$/.test(archived) ? archived : null

/** For people: `0.2.0 (1a2b3c4d5e6f)`. */
export const VERSION_NAME = COMMIT ? `${VERSION} (${COMMIT.slice(0, 12)})` : VERSION
