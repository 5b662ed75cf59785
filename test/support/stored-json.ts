import { z } from 'zod'

/**
 * Every column that keeps JSON, and what happens to a value of another shape, which an older version of Hengdu may have written, or a later
 * one while both run:
 *
 * - `parsed`: by a schema, whenever it is used. What cannot be read has one outcome, named here and tested.
 * - `given`: given back or shown as it was written. No code looks into it.
 * - `picked`: the reader takes the fields that it knows, one by one.
 * - `column`: read as it is, like a column: its shape changes only by a migration that rewrites the rows. The upgrade test holds every row
 *   of every kept world to the shape named here.
 */
type StoredJson = { kind: 'parsed'; otherwise: string } | { kind: 'given' | 'picked'; by: string } | { kind: 'column'; shape: z.ZodType }

const column = (shape: z.ZodType): StoredJson => ({ kind: 'column', shape })

const text = z.string()
const whole = z.number().int()
const pair = z.object({ cn: text, en: text })
const param = z.union([text, z.number(), pair])
const reasons = z.array(z.object({ field: text, reason: text, note: text }))
const failure = z.object({ error: text, params: z.record(text, param) })
const named = z.looseObject({ id: text, name: text })

export const storedJson: Record<string, StoredJson> = {
  'job.payload': { kind: 'parsed', otherwise: 'the job is not run, and is marked as failed for good with the field that is wrong' },
  'approval.input': { kind: 'parsed', otherwise: 'the approval is refused with approvalOutdated; it can be declined or withdrawn' },
  'setting.value': { kind: 'parsed', otherwise: 'the default of the setting holds, until an operator sets it again' },
  'idempotency.result': { kind: 'given', by: 'the answer to a repeated request, to the sender of the first' },
  'audit.input': { kind: 'given', by: 'the audit log' },
  'ledger_posting.memo': { kind: 'picked', by: 'the records of beans and the ledger' },
  'demand_move.detail': { kind: 'picked', by: 'the history of a demand' },
  'pay_run_move.detail': { kind: 'picked', by: 'the history of a run' },
  'demand_draft.form': { kind: 'picked', by: 'fromDraft' },
  'demand_template.form': { kind: 'picked', by: 'draftOf, and fromDraft of the draft that it makes' },
  'saved_search.filters': { kind: 'picked', by: 'the list that it searches' },
  'demand_bid_draft.form': { kind: 'picked', by: 'typedFrom' },
  'employee_view.filters': { kind: 'picked', by: 'the list of employees' },
  'account.mail_kinds': { kind: 'picked', by: 'the kinds of notices that exist' },
  'account.quiet_kinds': { kind: 'picked', by: 'the kinds of notices that exist' },
  'notice.params': { kind: 'picked', by: 'noticeWords' },

  'company.reasons': column(reasons),
  'identity.reasons': column(reasons),
  'verification_event.reasons': column(reasons),
  'approval.title': column(pair),
  'demand.asked': column(
    z.object({
      ...{ amountMinor: whole, prepaymentMinor: whole, hostingMinor: whole.nullable(), periodMinor: whole.nullable() },
      ...{ parts: z.array(whole), recruitStart: text, recruitEnd: text, expectedCompletion: text },
    }),
  ),
  'demand.bid_questions': column(
    z.array(z.object({ text, kind: z.enum(['text', 'number', 'yesNo', 'choice', 'file']), required: z.boolean(), options: z.array(text) })),
  ),
  'demand_bid.answers': column(
    z.array(z.object({ question: text, kind: z.enum(['text', 'number', 'yesNo', 'choice', 'file']), answer: text })),
  ),
  'demand.plan_change': column(
    z.looseObject({
      ...{ side: z.enum(['publisher', 'provider']), byId: text, at: text, until: text, note: text },
      periodMinor: whole.nullable(),
    }),
  ),
  'demand_part.measure': column(
    z.object({
      metric: text,
      unit: text,
      baseline: text,
      target: text,
      direction: z.enum(['atLeast', 'atMost']),
      how: text,
      tiers: z.array(z.object({ from: text, percent: whole })),
    }),
  ),
  'demand_part.work': column(z.object({ unit: z.enum(['hour', 'halfDay', 'piece']), piece: text, rateMinor: whole, cap: whole })),
  'demand_part.lines': column(z.array(z.object({ day: text, counted: whole, memo: text }))),
  'demand_part_sending.lines': column(
    z.array(z.object({ day: text, counted: whole, memo: text, accepted: whole.nullable(), answer: text })),
  ),
  'article.sources': column(z.array(z.object({ title: pair, url: text }))),
  'article_text.headings': column(z.array(z.object({ id: text, level: whole, text }))),
  'event.agenda': column(z.array(z.object({ time: text, cn: text, en: text }))),
  'talent_card.roles': column(z.array(z.object({ title: text, from: text, to: text }))),
  'advisory_entry.attached': column(z.array(z.looseObject({ kind: z.enum(['provider', 'article', 'demand']) }))),
  'report.lines': column(z.array(z.object({ seq: whole, at: text, by: text, name: text, text, fileIds: z.array(text) }))),
  'chat_event.data': column(
    z.union([
      z.object({ seq: whole, by: z.enum(['sender', 'admin']) }),
      z.object({ people: z.array(named) }),
      z.object({ person: named, removed: z.boolean() }),
      z.object({ person: named, role: text }),
      z.object({ person: named.nullable(), on: z.boolean(), ended: z.literal(true).optional() }),
      z.object({ name: text }),
      z.object({ seq: whole, on: z.boolean() }),
      z.object({ move: text, from: text.nullable(), to: text }),
      z.strictObject({}),
    ]),
  ),
  'demand.review_reasons': column(z.record(text, text)),
  'leave_type.service': column(z.array(z.object({ years: whole, hundredths: whole }))),
  'leave_request.halves': column(z.array(z.object({ day: text, part: z.enum(['morning', 'afternoon']) }))),
  'cost_component.brackets': column(z.array(z.object({ uptoMinor: whole.nullable(), ratePpm: whole }))),
  'intake.failure': column(failure),
  'intake_row.notes': column(z.array(failure.extend({ field: text.nullable() }))),
  'pay_item.parts': column(z.array(z.looseObject({ hundredths: whole }))),
  'pay_payment.payee': column(z.object({ holder: text, bankName: text, bankArea: text, swift: text, mask: text })),
  'pay_slip_leave.leave': column(z.array(z.object({ type: text, name: pair, leftHundredths: whole }))),
  'pay_run.totals': column(z.array(z.looseObject({ currency: text, people: whole, employerCostMinor: whole }))),
  'pay_slip.change': column(
    z.object({ person: text, currency: text, lastMinor: whole, nowMinor: whole, causes: z.array(z.object({ cause: text, minor: whole })) }),
  ),
  'withdrawal.bank': column(
    z.object({ holderName: text, bankName: text, country: text, currency: text, swift: text, addedAt: text.optional() }),
  ),
}

/**
 * JSON in columns of text, by hand, as no type of the database shows them. `pay_slip.snapshot` is replayed by the engine that it names;
 * `pay_slip.slip` is shown by it. What an import keeps while it runs is sealed (`src/features/people/intake/server/stored.ts`); an import
 * under way that cannot be read is given up by its step with `failure`, and started again by its person.
 */
