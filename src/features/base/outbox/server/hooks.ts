import { defineHook } from '../../../../platform/server/hooks.ts'
import type { Act } from '../../../../platform/server/services.ts'

interface BudgetNews {
  channel: 'sms' | 'email'
  percent: number
  most: number
}

/** Called once a day for each level that the messages of a channel to strangers have reached. */
export const budgetAlarm = defineHook<(act: Act<unknown>, news: BudgetNews) => unknown>('outbox.budgetAlarm')
