import { cashCurrencies } from '../../../../platform/contract/amount.ts'
import { type FormColumn, formWorkbook } from '../../../../platform/server/files/workbook/form-workbook.ts'
import { type FieldKind, importFieldNames, importFields } from '../contract/fields.ts'
import { templateFields, templateLists, templateSheet } from '../contract/template.ts'

/** What Excel would change if it took it for a number or a date. */
const asText: ReadonlySet<FieldKind> = new Set<FieldKind>(['code', 'phone', 'idNumber', 'passport', 'document', 'account'])
const wide: ReadonlySet<FieldKind> = new Set<FieldKind>(['email', 'idNumber', 'text'])

/** Our own workbook to fill in: headings and notes in both languages, text format where numbers are long, lists, a sample row. */
export function employeeTemplate(teams: readonly string[], author: string): Promise<Buffer> {
  const lists = { ...templateLists, currency: cashCurrencies, team: shortList(teams) }
  const columns = importFieldNames.map((name): FormColumn => {
    const { cn, en, kind } = importFields[name]
    const { note } = templateFields[name]
    return {
      heading: `${cn} ${en}${name === 'name' ? ' *' : ''}`,
      width: wide.has(kind) ? 24 : 16,
      format: kind === 'date' ? 'day' : asText.has(kind) ? 'text' : 'general',
      list: name in lists ? lists[name as keyof typeof lists] : undefined,
      note: `${note.cn}\n${note.en}`,
    }
  })
  return formWorkbook(templateSheet, columns, [importFieldNames.map((name) => templateFields[name].sample)], author)
}

/** Excel takes lists of 255 characters; names with a comma would be two. */
function shortList(names: readonly string[]): readonly string[] | undefined {
  const fitting = names.filter((name) => !/[,"]/.test(name))
  return fitting.length > 0 && fitting.join(',').length <= 255 ? fitting : undefined
}
