import type { Reader } from '../../../../platform/server/data/database.ts'
import { type SettingName, type Settings, settingNames, settings } from '../contract/settings.ts'
import { setting } from './tables.ts'

/**
 * Every setting: the operator's value, else the default of `src/rules`. A value that an older version allowed and this one does not counts
 * as none.
 */
export async function settingsOf(db: Reader): Promise<Settings> {
  const rows = await db.select().from(setting)
  const written = new Map(rows.map((row) => [row.name, row.value]))
  const inForce = (name: SettingName) => {
    const kept = settings[name].schema.safeParse(written.get(name))
    return written.has(name) && kept.success ? kept.data : settings[name].fallback
  }
  return Object.fromEntries(settingNames.map((name) => [name, inForce(name)])) as Settings
}

export const settingRows = (db: Reader) => db.select().from(setting)
