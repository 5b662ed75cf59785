import { useTexts } from '../../../../platform/web/i18n.tsx'
import lists from '../../../../platform/web/lists.module.css'
import { t } from './forms-texts.ts'
import css from './hiring.module.css'

/** The three forms compared by five questions; on a small screen each question has its three answers below it. */
export function FormTable() {
  const s = useTexts(t)
  const forms = [s.eor, s.contractor, s.payroll]
  const rows = [
    [s.employer, s.employerEor, s.employerCon, s.employerPay],
    [s.pays, s.paysEor, s.paysCon, s.paysPay],
    [s.ip, s.ipEor, s.ipCon, s.ipPay],
    [s.ends, s.endsEor, s.endsCon, s.endsPay],
    [s.never, s.neverEor, s.neverCon, s.neverPay],
  ] as const
  return (
    <table className={`${lists.table} ${css.forms}`} data-stacks>
      <caption className="sr-only">{s.tableTitle}</caption>
      <thead>
        <tr>
          <th scope="col">{s.aspect}</th>
          {forms.map((form) => (
            <th key={form} scope="col">
              {form}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([aspect, ...answers]) => (
          <tr key={aspect}>
            <th scope="row">{aspect}</th>
            {answers.map((answer, at) => (
              <td key={answer} data-label={forms[at]}>
                {answer}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
