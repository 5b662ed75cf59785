import { type Routes, read, write } from '../../../platform/server/http.ts'
import { settingCalls } from '../contract/calls.ts'
import { settingNames, settings } from '../contract/settings.ts'
import { settingRows, settingsOf } from './reads.ts'
import { changeSetting } from './writes.ts'

export function settingRoutes(routes: Routes): void {
  read(routes, settingCalls, 'GET /ws/setting/public', async ({ db }) => {
    const all = await settingsOf(db)
    return Object.fromEntries(settingNames.filter((name) => settings[name].public).map((name) => [name, all[name]]))
  })
  read(routes, settingCalls, 'GET /ws/setting/payInto', async ({ db }) => ({ text: (await settingsOf(db)).bankAccountText }))
  read(routes, settingCalls, 'GET /ws/operator/settings', async ({ db }) => {
    const all = await settingsOf(db)
    const changed = new Map((await settingRows(db)).map((row) => [row.name, row.changedAt.toString()]))
    return settingNames.map((name) => ({
      name,
      label: settings[name].name,
      value: all[name],
      changedAt: changed.get(name) ?? null,
      isDefault: !changed.has(name),
    }))
  })
  write(routes, settingCalls, 'POST /ws/operator/setting', async (act, input) => ({
    name: input.name,
    value: await changeSetting(act, input.name, input.value),
  }))
}
