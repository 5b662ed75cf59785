import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { Miniature } from '../../../../platform/web/portal/Miniature.tsx'
import { Spans } from '../../../../platform/web/portal/Spans.tsx'
import { SplitBar } from '../../../../platform/web/portal/SplitBar.tsx'
import { parts } from '../contract/scope.ts'
import css from './brief.module.css'
import { b } from './brief-texts.ts'

const WEEKS = 16
const DECIDE = [
  ['user', 6],
  ['family', 3],
  ['employer', 1],
] as const
const FORMAL = [
  ['ce', 1, 12],
  ['waste', 2, 11],
  ['words', 8, 13],
] as const

/** What a research brief becomes: three pages of the report, with sample figures. */
export function Brief() {
  const s = useTexts(b)
  const lang = useLang()
  const nameOf = (key: string) => parts.find((part) => part.key === key)?.name[lang]
  return (
    <div>
      <Miniature title={s.bar} label={s.label}>
        <div className={`${blocks.tight} ${css.page}`}>
          <b>{nameOf('rivals')}</b>
          <p>{s.price}</p>
          <SplitBar
            label={s.price}
            parts={[
              { name: s.vat, value: '16%', size: 16, look: 'soft' },
              { name: s.retailer, value: '25%', size: 25, look: 'plain' },
              { name: s.importer, value: '12%', size: 12, look: 'soft' },
              { name: s.way, value: '11%', size: 11, look: 'plain' },
              { name: s.factory, value: '36%', size: 36, look: 'beacon' },
            ]}
          />
        </div>
        <div className={`${blocks.tight} ${css.page}`}>
          <b>{nameOf('interviews')}</b>
          <p>{s.who}</p>
          <ul className={css.count}>
            {DECIDE.map(([who, n]) => (
              <li key={who}>
                <span>{s[who]}</span>
                <i style={{ inlineSize: `${n * 10}%` }} />
                <b>{n}</b>
              </li>
            ))}
          </ul>
        </div>
        <div className={`${blocks.tight} ${css.page}`}>
          <b>{nameOf('rules')}</b>
          <p>{s.rules}</p>
          <Spans
            label={s.rules}
            scale={[0, WEEKS]}
            ticks={[]}
            rows={[
              ...FORMAL.map(([key, from, to]) => ({ name: s[key], text: s.weeks(from, to), bar: [from - 1, to] as const })),
              { name: s.sale, text: s.weeks(14, WEEKS), bar: [13, WEEKS] as const, look: 'beacon' as const },
            ]}
          />
        </div>
      </Miniature>
      <p className={css.sample}>{s.sample}</p>
    </div>
  )
}
