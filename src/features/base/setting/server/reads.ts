import type { Reader } from '../../../../platform/server/data/database.ts'
import { type SettingName, type Settings, settingNames, settings } from '../contract/settings.ts'
import { setting } from './tables.ts'

/** Every setting: the operator's value, else the default of `src/rules`. */
export async function settingsOf(db: Reader): Promise<Settings> {
  const rows = await db.select().from(setting)
  const written = new Map(rows.map((row) => [row.name, row.value]))
  return Object.fromEntries(settingNames.map((name: SettingName) => [name, written.get(name) ?? settings[name].fallback])) as Settings
}

export const settingRows = (db: Reader) => db.select().from(setting)
