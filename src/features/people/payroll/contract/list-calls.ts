import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { exportCall } from '../../../../platform/contract/export.ts'
import { id } from '../../../../platform/contract/inputs.ts'
import { finalPayInput, itemsInput, paymentsInput, runChecksInput, runPeopleInput, runsInput } from './list-inputs.ts'

const exported = { ...exportCall, audience: 'company', permission: 'pay:view' } as const

/** The lists of payroll as xlsx workbooks. */
export const listCalls = defineCalls({
  'POST /ws/payroll/runs/export': {
    title: { cn: '导出发薪批次', en: 'Export pay runs' },
    ...exported,
    input: runsInput,
    about: 'Pay runs under the filters of their list as an xlsx workbook, a row for each currency.',
  },
  'POST /ws/payroll/run/people/export': {
    title: { cn: '导出批次人员', en: 'Export the people of a pay run' },
    ...exported,
    input: runPeopleInput,
    about: 'The people of a run under the filters of their list, with their pay, as an xlsx workbook.',
  },
  'POST /ws/payroll/run/lines/export': {
    title: { cn: '导出工资明细', en: 'Export payslip lines' },
    ...exported,
    input: z.object({ id }),
    about: 'Every line of every payslip of a run as an xlsx workbook.',
  },
  'POST /ws/payroll/run/checks/export': {
    title: { cn: '导出发薪检查项', en: 'Export the checks of a pay run' },
    ...exported,
    input: runChecksInput,
    about: 'What a run found under the filters of its list, as an xlsx workbook.',
  },
  'POST /ws/payroll/finalPay/export': {
    title: { cn: '导出离职结算', en: 'Export final pay' },
    ...exported,
    input: finalPayInput,
    about: 'Who is leaving or left under the filters of the list, with what is due to them, as an xlsx workbook.',
  },
  'POST /ws/payroll/payments/export': {
    title: { cn: '导出付款', en: 'Export payments' },
    ...exported,
    input: paymentsInput,
    about: 'Payments of a run or of the company under the filters of their list as an xlsx workbook. Bank accounts are masked.',
  },
  'POST /ws/payroll/groups/export': {
    title: { cn: '导出发薪组', en: 'Export pay groups' },
    ...exported,
    input: z.object({}),
    about: 'Pay groups as an xlsx workbook.',
  },
  'POST /ws/payroll/items/export': {
    title: { cn: '导出薪酬项目', en: 'Export pay items' },
    ...exported,
    input: itemsInput,
    about: 'Items and deductions under the filters of their list as an xlsx workbook.',
  },
})
