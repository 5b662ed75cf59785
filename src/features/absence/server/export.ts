import type { z } from 'zod'
import type { Lang } from '../../../platform/contract/texts.ts'
import { companyOf } from '../../../platform/server/actor.ts'
import { today } from '../../../platform/server/clock.ts'
import { refuse } from '../../../platform/server/refusal.ts'
import type { Look } from '../../../platform/server/services.ts'
import { type ExportColumn, exportWorkbook } from '../../../platform/server/workbook/export.ts'
import type { absenceCalls } from '../contract/calls.ts'
import { daysOfHundredths } from '../contract/schema.ts'
import { requestStates } from '../contract/states.ts'
import type { Who } from '../contract/views.ts'
import { everyBalance, everyYearEnd } from './balances.ts'
import { everyRequest } from './list.ts'
import { type CompanyType, leaveTypesOf, typeName } from './types.ts'

type Input = z.output<(typeof absenceCalls)['POST /ws/absence/export']['input']>

const EXPORT_MOST = 50_000
const titles = {
  requests: { cn: '休假申请', en: 'Leave requests' },
  balances: { cn: '假期余额', en: 'Leave balances' },
  yearEnd: { cn: '年末结转预览', en: 'Year-end preview' },
}
const words = {
  number: { cn: '工号', en: 'Number' },
  name: { cn: '姓名', en: 'Name' },
  latinName: { cn: '拉丁名', en: 'Latin name' },
  team: { cn: '团队', en: 'Team' },
  country: { cn: '国家或地区', en: 'Country or region' },
  type: { cn: '假期类型', en: 'Leave type' },
  from: { cn: '开始', en: 'From' },
  to: { cn: '结束', en: 'To' },
  days: { cn: '天数', en: 'Days' },
  state: { cn: '状态', en: 'State' },
  askedBy: { cn: '提交人', en: 'Submitted by' },
  decidedBy: { cn: '审批人', en: 'Decided by' },
  left: { cn: '余额', en: 'Balance' },
  used: { cn: '今年已用', en: 'Used this year' },
  ends: { cn: '最近到期日', en: 'Next expiry' },
  ending: { cn: '到期天数', en: 'Days expiring' },
  carried: { cn: '结转', en: 'Carried over' },
  expired: { cn: '作废', en: 'Expiring' },
  until: { cn: '结转有效期至', en: 'Carried until' },
  next: { cn: '次年额度', en: 'Next year’s grant' },
} as const
type Word = keyof typeof words

const kinds: Partial<Record<Word, ExportColumn['kind']>> = {
  from: 'day',
  to: 'day',
  ends: 'day',
  until: 'day',
  days: 'number',
  left: 'number',
  used: 'number',
  ending: 'number',
  carried: 'number',
  expired: 'number',
  next: 'number',
}
const person: readonly Word[] = ['number', 'name', 'latinName', 'team', 'country']

export async function exportLists(look: Look, input: Input): Promise<{ name: string; base64: string }> {
  const { lang } = look
  const types = await leaveTypesOf(look.db, companyOf(look.actor), look.now)
  const { columns, rows } = await tableOf(look, input, types)
  const headings = columns.map((word): ExportColumn => ({ heading: words[word][lang], kind: kinds[word] ?? 'text' }))
  const bytes = await exportWorkbook(titles[input.what][lang], headings, rows)
  return { name: `${titles[input.what][lang]} ${today(look.now)}.xlsx`, base64: bytes.toString('base64') }
}

interface Table {
  columns: readonly Word[]
  rows: string[][]
}

async function tableOf(look: Look, input: Input, types: readonly CompanyType[]): Promise<Table> {
  const { lang } = look
  const named = (code: string) => {
    const type = types.find((one) => one.code === code)
    return type ? typeName(type)[lang] : code
  }
  if (input.what === 'requests') {
    const { what: _, ...filter } = input
    const rows = await everyRequest(look, filter, EXPORT_MOST)
    return {
      columns: [...person, 'type', 'from', 'to', 'days', 'state', 'askedBy', 'decidedBy'],
      rows: rows.map((row) => [
        ...cellsOf(row.employee, lang),
        named(row.type),
        row.from,
        row.to,
        daysOfHundredths(row.totalHundredths),
        requestStates[row.state][lang],
        row.askedBy,
        row.decidedBy,
      ]),
    }
  }
  if (!look.actor.holds('absence:edit')) throw refuse('forbidden')
  if (input.what === 'balances') {
    const rows = await everyBalance(look, input)
    return {
      columns: [...person, 'type', 'left', 'used', 'ending', 'ends'],
      rows: rows.flatMap((row) =>
        row.balances.map((one) => [
          ...cellsOf(row, lang),
          named(one.type),
          daysOfHundredths(one.leftHundredths),
          daysOfHundredths(one.usedHundredths),
          one.ending ? daysOfHundredths(one.ending.hundredths) : '',
          one.ending?.on ?? '',
        ]),
      ),
    }
  }
  const rows = await everyYearEnd(look, input, input.year)
  return {
    columns: [...person, 'type', 'left', 'carried', 'until', 'expired', 'next'],
    rows: rows.map((row) => [
      ...cellsOf(row.employee, lang),
      named(row.type),
      daysOfHundredths(row.leftHundredths),
      daysOfHundredths(row.carriedHundredths),
      row.until ?? '',
      daysOfHundredths(row.expiredHundredths),
      daysOfHundredths(row.nextHundredths),
    ]),
  }
}

const cellsOf = ({ number, name, latinName, team, country }: Who, lang: Lang): string[] => [
  number,
  name,
  latinName,
  team?.name ?? '',
  country?.name[lang] ?? '',
]
