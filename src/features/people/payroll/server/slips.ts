import type { Lang } from '../../../../platform/contract/texts.ts'
import { type Reader, together } from '../../../../platform/server/data/database.ts'
import { and, desc, eq, inArray } from '../../../../platform/server/data/drizzle.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { type CompanyId, companyOf } from '../../../../platform/server/wire/actor.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { companyName } from '../../../base/company/server/reads.ts'
import { employeeIn, employeesIn } from '../../employee/server/reads.ts'
import { replay, sealSlip } from '../contract/engine/seal.ts'
import type { Slip } from '../contract/engine/slip.ts'
import { closedStates } from '../contract/run.ts'
import type { SlipDetail, SlipView } from '../contract/slip-schema.ts'
import { besideOf } from './beside.ts'
import { namedLines } from './line-names.ts'
import { payslipPdf } from './pdf.ts'
import { type PayRunRow, type PaySlipRow, payGroup, payPayment, payRun, paySlip } from './tables.ts'

/** A slip of the caller's company with its run, or `notFound`. */
export async function slipIn(look: Pick<Look, 'db' | 'actor'>, id: string): Promise<{ slip: PaySlipRow; run: PayRunRow; group: string }> {
  const [row] = await look.db
    .select({ slip: paySlip, run: payRun, group: payGroup.name })
    .from(paySlip)
    .innerJoin(payRun, eq(payRun.id, paySlip.runId))
    .innerJoin(payGroup, eq(payGroup.id, payRun.groupId))
    .where(and(eq(paySlip.id, id), eq(paySlip.companyId, companyOf(look.actor))))
  if (!row) throw refuse('notFound')
  return row
}

async function viewOf(db: Reader, companyId: CompanyId, { person: _, ...slip }: Slip): Promise<SlipView> {
  const lines = await namedLines(db, companyId, slip.lines)
  return {
    ...slip,
    lines: lines.map((line) => ({ ...line, inputs: { ...line.inputs } })),
    employerCost: slip.employerCost ? [...slip.employerCost] : null,
    checks: [...slip.checks],
  }
}

export async function slipDetail(look: Look, id: string): Promise<SlipDetail> {
  const { slip, run, group } = await slipIn(look, id)
  const employee = await employeeIn(look, slip.employeeId)
  const [[payment], company, view, beside] = await together(
    () => look.db.select().from(payPayment).where(eq(payPayment.slipId, slip.id)),
    () => companyName(look.db, run.companyId),
    () => viewOf(look.db, run.companyId, JSON.parse(slip.slip) as Slip),
    () => besideOf(look.db, slip, run, employee),
  )
  return {
    id: slip.id,
    run: { id: run.id, number: run.number, state: run.state, kind: run.kind, group },
    employee: {
      id: employee.id,
      number: employee.number,
      name: employee.name,
      latinName: employee.latinName,
      jobTitle: employee.jobTitle,
      country: employee.country,
    },
    company,
    slip: view,
    beside,
    hash: slip.hash,
    calculatedAt: slip.calculatedAt.toString(),
    change: slip.change && { lastMinor: slip.change.lastMinor, nowMinor: slip.change.nowMinor, causes: [...slip.change.causes] },
    payment: payment
      ? {
          state: payment.state,
          amountMinor: payment.amountMinor,
          payee: payment.payee && { holder: payment.payee.holder, bankName: payment.payee.bankName, mask: payment.payee.mask },
          reason: payment.reason,
          reference: payment.reference,
        }
      : null,
    snapshot: slip.snapshot,
  }
}

/** Calculates the kept snapshot again. */
export async function replaySlip(look: Look, id: string) {
  const { slip } = await slipIn(look, id)
  const again = sealSlip(JSON.parse(slip.snapshot))
  return { outcome: replay(slip), hash: slip.hash, again: again.hash, bytes: Buffer.byteLength(slip.slip), engine: slip.engine }
}

export async function slipsOf(look: Look, employeeId: string) {
  await employeeIn(look, employeeId)
  const rows = await look.db
    .select({ slip: paySlip, run: payRun })
    .from(paySlip)
    .innerJoin(payRun, eq(payRun.id, paySlip.runId))
    .where(and(eq(paySlip.companyId, companyOf(look.actor)), eq(paySlip.employeeId, employeeId), inArray(payRun.state, [...closedStates])))
    .orderBy(desc(paySlip.payOn), desc(paySlip.id))
  return {
    slips: rows.map(({ slip, run }) => ({
      id: slip.id,
      run: { id: run.id, number: run.number, state: run.state, kind: run.kind },
      period: { from: slip.periodFrom, to: slip.periodTo },
      payOn: slip.payOn,
      currency: slip.currency,
      netMinor: slip.netMinor,
    })),
  }
}

/** Without what the employer pays in addition, where the company does not show it. */
const asShown = (slip: SlipView, shows: boolean): SlipView =>
  shows ? slip : { ...slip, employerCost: null, totals: { ...slip.totals, employerCostMinor: null } }

type Found = Pick<Awaited<ReturnType<typeof slipIn>>, 'slip' | 'run'>

/** The slip that a link opens. */
export async function linkedSlip(db: Reader, id: string): Promise<Found> {
  const [row] = await db
    .select({ slip: paySlip, run: payRun })
    .from(paySlip)
    .innerJoin(payRun, eq(payRun.id, paySlip.runId))
    .where(eq(paySlip.id, id))
  if (!row) throw refuse('employeeLinkGone')
  return row
}

/** A slip for its employee: what the company keeps for itself is left out. */
export async function ownSlip(db: Reader, { slip: row, run }: Found) {
  const [employee] = await employeesIn(db, run.companyId, { ids: [row.employeeId] })
  if (!employee) throw refuse('employeeLinkGone')
  const [company, view, beside] = await together(
    () => companyName(db, run.companyId),
    () => viewOf(db, run.companyId, JSON.parse(row.slip) as Slip),
    () => besideOf(db, row, run, employee),
  )
  return {
    company,
    employee: { name: employee.name, latinName: employee.latinName, number: employee.number, jobTitle: employee.jobTitle },
    run: run.number,
    slip: asShown(view, beside.showsCost),
    beside,
  }
}

export async function pdfOf(db: Reader, found: Found, lang: Lang): Promise<{ name: string; base64: string }> {
  const { employee, run, slip, beside } = await ownSlip(db, found)
  const { hash, calculatedAt: at } = found.slip
  const pdf = await payslipPdf({ employee, run, slip, beside, hash, at }, lang)
  return { name: `${run}-${employee.number}-${lang === 'cn' ? 'zh' : 'en'}.pdf`, base64: pdf.toString('base64') }
}
