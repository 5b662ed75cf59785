import { refuseFields } from '../../../platform/server/refusal.ts'
import type { Act } from '../../../platform/server/services.ts'
import { type SettingName, settings } from '../contract/settings.ts'
import { setting } from './tables.ts'

/** Changes one setting; the setting's own schema validates the value. */
export async function changeSetting(act: Act, name: SettingName, value: string | number): Promise<string | number> {
  const parsed = settings[name].schema.safeParse(value, { reportInput: true })
  if (!parsed.success) throw refuseFields({ value: 'wrongType' })
  const row = { value: parsed.data, changedBy: act.actor.accountId, changedAt: act.now }
  await act.tx
    .insert(setting)
    .values({ name, ...row })
    .onConflictDoUpdate({ target: setting.name, set: row })
  return parsed.data
}
