import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { version } from '../../../../platform/contract/inputs.ts'
import { currencyInput } from '../../../../platform/contract/money.ts'
import { pair } from '../../../../platform/contract/pair.ts'
import { settingNames } from './settings.ts'

const value = z.union([z.string(), z.number()])
const name = z.enum(settingNames)

export const settingCalls = defineCalls({
  'GET /ws/setting/public': {
    about: 'The settings shown to visitors: contact details and the fee.',
    audience: 'anyone',
    input: z.object({}),
    result: z.record(z.string(), value),
  },
  'GET /ws/setting/payInto': {
    about: 'The receiving account for transfers of a currency in each language: its own, else the one for other currencies.',
    audience: 'member',
    input: z.object({ currency: currencyInput }),
    result: pair,
  },
  'GET /ws/operator/settings': {
    about: 'Every setting with its value and who changed it.',
    audience: 'operator',
    permission: 'operator:settings',
    input: z.object({}),
    result: z.array(
      z.object({
        name,
        version,
        label: pair,
        value,
        changedAt: z.string().nullable(),
        /** The name of who changed it last; "" for the system. */
        changedBy: z.string(),
        isDefault: z.boolean(),
      }),
    ),
  },
  'POST /ws/operator/setting': {
    title: { cn: '修改平台设置', en: 'Change a platform setting' },
    about: 'Changes one setting. Existing agreements keep their terms. A change of where money is paid waits for a second operator.',
    audience: 'operator',
    permission: 'operator:settings',
    edits: 'setting',
    proof: true,
    input: z.object({ name, version, value }),
    /** `waits`: it keeps its old value until a second operator has approved the new one. */
    result: z.object({ name, value, waits: z.boolean() }),
  },
})
