import { z } from 'zod'
import { namesOf } from '../../../../platform/contract/names.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { approvalKind, parseKept } from '../../approval/server/hooks.ts'
import { needsSecond } from '../../approval/server/reads.ts'
import { askApproval } from '../../approval/server/writes.ts'
import { isPayInto, type SettingName, settings } from '../contract/settings.ts'
import { settingsOf } from './reads.ts'
import { setting } from './tables.ts'

type Value = string | number

/** Where customers send money and whom they call, what is kept of it, and from which amount one operator is not enough. */
const isGuarded = (name: SettingName): boolean => isPayInto(name) || name === 'servicePhone' || typeof settings[name].fallback === 'number'

/** Changes one setting; the setting's own schema validates the value. What leads money elsewhere waits for a second operator. */
export async function changeSetting(
  act: Act,
  name: SettingName,
  value: Value,
): Promise<{ name: SettingName; value: Value; waits: boolean }> {
  const parsed = settings[name].schema.safeParse(value, { reportInput: true })
  if (!parsed.success) throw refuseFields({ value: 'wrongType' })
  const now = (await settingsOf(act.db))[name]
  const question = { permission: 'operator:settings', money: null } as const
  if (isGuarded(name) && parsed.data !== now && (await needsSecond(act, question))) {
    await askApproval(act, {
      ...question,
      kind: 'setting',
      subject: name,
      title: { cn: `设置：${settings[name].name.cn}`, en: `Setting: ${settings[name].name.en}` },
      detail: String(parsed.data),
      link: '/operatorHome/settings',
      input: { name, value: parsed.data },
    })
    return { name, value: now, waits: true }
  }
  await keep(act, name, parsed.data)
  return { name, value: parsed.data, waits: false }
}

async function keep(act: Act, name: SettingName, value: Value): Promise<void> {
  const row = { value, changedBy: act.actor.accountId, changedAt: act.now }
  await act.tx
    .insert(setting)
    .values({ name, ...row })
    .onConflictDoUpdate({ target: setting.name, set: row })
}

const kept = z.object({ name: z.enum(namesOf(settings)), value: z.union([z.string(), z.number()]) })

export const settingKind = approvalKind(kept, {
  run: (act, { name, value }) => keep(act, name, parseKept(settings[name].schema, value)),
})
