import { routesOf } from '../../../../platform/server/wire/http.ts'
import { accountsByIds } from '../../account/server/reads.ts'
import { settingCalls } from '../contract/calls.ts'
import { settingNames, settings } from '../contract/settings.ts'
import { settingRows, settingsOf } from './reads.ts'
import { changeSetting } from './writes.ts'

export const settingRoutes = routesOf(settingCalls, {
  'GET /ws/setting/public': async ({ db }) => {
    const all = await settingsOf(db)
    return Object.fromEntries(settingNames.filter((name) => settings[name].public).map((name) => [name, all[name]]))
  },
  'GET /ws/setting/payInto': async ({ db }, { currency }) => {
    const all = await settingsOf(db)
    const own = all[`bankAccount${currency}`]
    const { bankAccountCn: cn, bankAccountEn: en } = all
    return { cn: own || cn || en, en: own || en || cn }
  },
  'GET /ws/operator/settings': async ({ db }) => {
    const all = await settingsOf(db)
    const rows = await settingRows(db)
    const changed = new Map(rows.map((row) => [row.name, row]))
    const people = await accountsByIds(
      db,
      rows.map((row) => row.changedBy),
    )
    return settingNames.map((name) => ({
      name,
      version: changed.get(name)?.version ?? 0,
      label: settings[name].name,
      value: all[name],
      changedAt: changed.get(name)?.changedAt.toString() ?? null,
      changedBy: people.get(changed.get(name)?.changedBy ?? '')?.name ?? '',
      isDefault: !changed.has(name),
    }))
  },
  'POST /ws/operator/setting': (act, { name, value }) => changeSetting(act, name, value),
})
