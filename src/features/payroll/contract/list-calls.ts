import { z } from 'zod'
import { defineCalls } from '../../../platform/contract/call.ts'
import { exportCall } from '../../../platform/contract/export.ts'
import { id } from '../../../platform/contract/inputs.ts'
import { finalPayInput, itemsInput, paymentsInput, runChecksInput, runPeopleInput, runsInput } from './list-inputs.ts'

const exported = { ...exportCall, audience: 'company', permission: 'pay:view' } as const

/** The lists of payroll as xlsx workbooks. */
export const listCalls = defineCalls({
  'POST /ws/payroll/runs/export': {
    ...exported,
    input: runsInput,
    about: 'Pay runs under the filters of their list as an xlsx workbook, a row for each currency.',
  },
  'POST /ws/payroll/run/people/export': {
    ...exported,
    input: runPeopleInput,
    about: 'The people of a run under the filters of their list, with their pay, as an xlsx workbook.',
  },
  'POST /ws/payroll/run/lines/export': {
    ...exported,
    input: z.object({ id }),
    about: 'Every line of every payslip of a run as an xlsx workbook.',
  },
  'POST /ws/payroll/run/checks/export': {
    ...exported,
    input: runChecksInput,
    about: 'What a run found under the filters of its list, as an xlsx workbook.',
  },
  'POST /ws/payroll/finalPay/export': {
    ...exported,
    input: finalPayInput,
    about: 'Who is leaving or left under the filters of the list, with what is due to them, as an xlsx workbook.',
  },
  'POST /ws/payroll/payments/export': {
    ...exported,
    input: paymentsInput,
    about: 'Payments of a run or of the company under the filters of their list as an xlsx workbook. Bank accounts are masked.',
  },
  'POST /ws/payroll/groups/export': {
    ...exported,
    input: z.object({}),
    about: 'Pay groups as an xlsx workbook.',
  },
  'POST /ws/payroll/items/export': {
    ...exported,
    input: itemsInput,
    about: 'Items and deductions under the filters of their list as an xlsx workbook.',
  },
})
