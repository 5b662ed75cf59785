import { useId, useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link } from '../../../../../platform/web/router.tsx'
import { formatPayNumber } from '../../../salary/contract/currency.ts'
import { lineLabel } from '../../contract/line-labels.ts'
import type { SlipLine, SlipView } from '../../contract/slip-schema.ts'
import { Pay } from '../parts.tsx'
import css from '../payroll.module.css'
import { t as shared } from '../texts.ts'
import { inputLabels, t } from './texts.ts'

/** The lines of a slip, each with its trace, and what they come to. `sources`: with links that only the company can follow. */
export function SlipLines({ slip, sources = false }: { slip: SlipView; sources?: boolean }) {
  const s = useTexts(t)
  const words = useTexts(shared)
  const { totals, currency } = slip
  const sums = [
    [words.gross, totals.grossMinor],
    [words.reimbursed, totals.reimbursedMinor],
    [words.deducted, -totals.deductedMinor],
    [words.carried, totals.carriedMinor],
  ] as const
  return (
    <div>
      <p className={blocks.fine}>{s.openHint}</p>
      <ul>
        {slip.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a kept slip never change
          <Line key={at} line={line} currency={currency} sources={sources} />
        ))}
      </ul>
      <dl className={blocks.tight}>
        {sums
          .filter(([label, minor]) => label === words.gross || minor !== 0)
          .map(([label, minor]) => (
            <div key={label} className={blocks.between}>
              <dt>{label}</dt>
              <dd>
                <Pay minor={minor} currency={currency} bare />
              </dd>
            </div>
          ))}
        <div className={blocks.between}>
          <dt>
            <strong>{words.net}</strong>
          </dt>
          <dd className={blocks.figure}>
            <Pay minor={totals.netMinor} currency={currency} />
          </dd>
        </div>
      </dl>
      <p className={blocks.fine}>{s.typed}</p>
    </div>
  )
}

/** Where the fact is that a line comes from. */
const pathOf: Partial<Record<string, string>> = { term: '/companyHome/salaryChanges?id=', absence: '/companyHome/leaveRequests?id=' }
const isId = (value: string | number): boolean => /^[\da-f]{8}-[\da-f-]{27}$/.test(String(value))

/** Minor units as an amount, hundredths as a number, basis points as per cent. */
function inputText(name: string, value: string | number, currency: string): string {
  if (name.endsWith('Minor')) return formatPayNumber(Number(value), currency)
  if (name.toLowerCase().endsWith('hundredths')) return String(Number(value) / 100)
  return name.endsWith('Bps') ? `${Number(value) / 100}%` : String(value)
}

function Line({ line, currency, sources }: { line: SlipLine; currency: string; sources: boolean }) {
  const s = useTexts(t)
  const words = useTexts(shared)
  const lang = useLang()
  const [open, setOpen] = useState(false)
  const panel = useId()
  return (
    <li className={css.slipLine}>
      <button type="button" aria-expanded={open} aria-controls={panel} onClick={() => setOpen(!open)}>
        <span className={blocks.named}>
          <strong>{lineLabel(line, lang)}</strong>
          <span>{line.kind === 'retro' ? '' : words.span(line.from, line.to)}</span>
        </span>
        <Pay minor={line.minor} currency={currency} bare />
      </button>
      <div id={panel} hidden={!open} className={`${blocks.tight} ${css.trace}`}>
        <p>
          <span className={blocks.fine}>{s.formula}</span> {line.formula[lang]}
        </p>
        <p>
          <span className={blocks.fine}>{s.exact}</span> <code>{line.exact}</code>
        </p>
        <p>
          <span className={blocks.fine}>{s.share}</span> <code>{line.share}</code>
        </p>
        <dl className={blocks.tight}>
          {Object.entries(line.inputs)
            .filter(([name, value]) => !isId(value) || (sources && pathOf[name]))
            .map(([name, value]) => (
              <div key={name} className={blocks.between}>
                <dt className={blocks.fine}>{inputLabels[name]?.[lang] ?? name}</dt>
                <dd>{isId(value) ? <Link to={`${pathOf[name]}${value}`}>{s.source}</Link> : inputText(name, value, currency)}</dd>
              </div>
            ))}
        </dl>
      </div>
    </li>
  )
}
