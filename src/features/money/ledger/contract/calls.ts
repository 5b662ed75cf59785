import { z } from 'zod'
import { type Currency, currencyCodes } from '../../../../platform/contract/amount.ts'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { message } from '../../../../platform/contract/fields.ts'
import { day, id } from '../../../../platform/contract/inputs.ts'
import { pageInput, pageOf } from '../../../../platform/contract/page.ts'
import { accountKindNames } from './accounts.ts'
import { causeNames } from './causes.ts'

const currency = z.enum(currencyCodes as [Currency, ...Currency[]], message('currencyUnknown'))
const kind = z.enum(accountKindNames)
export const cause = z.enum(causeNames)

export const ledgerEntry = z.object({
  account: kind,
  ownerType: z.string().nullable(),
  ownerId: z.string().nullable(),
  amountMinor: z.number().int(),
  currency,
})

const ledgerPosting = z.object({
  id: z.string(),
  key: z.string(),
  cause,
  refType: z.string(),
  refId: z.string(),
  memo: z.record(z.string(), z.unknown()).nullable(),
  reverses: z.string().nullable(),
  at: z.string(),
  actorId: z.string(),
  entries: z.array(ledgerEntry),
})

export const ledgerCalls = defineCalls({
  'GET /ws/operator/ledger/postings': {
    about:
      'Postings with their entries, newest first; by the number of a demand, order, top-up, withdrawal or bean order. Days are days of Beijing.',
    audience: 'operator',
    permission: 'operator:see',
    input: z.object({
      ...pageInput,
      cause: cause.optional(),
      refType: z.string().trim().max(40).optional(),
      refId: id.optional(),
      /** The number of a demand, an order or a batch, or the id of a posting or of what it is about; whole. */
      search: z.string().trim().max(100).optional(),
      currency: currency.optional(),
      from: day.optional(),
      to: day.optional(),
    }),
    result: pageOf(ledgerPosting),
  },
  'GET /ws/operator/ledger/trial': {
    about: 'The sum of every entry per currency and account kind. Each total must be 0.',
    audience: 'operator',
    permission: 'operator:see',
    input: z.object({}),
    result: z.object({
      currencies: z.array(
        z.object({ currency, totalMinor: z.number().int(), kinds: z.array(z.object({ kind, amountMinor: z.number().int() })) }),
      ),
      drifted: z.number().int(),
      postings: z.number().int(),
      at: z.string(),
    }),
  },
})
