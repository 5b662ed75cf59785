import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import css from './ways.module.css'
import { w } from './ways-texts.ts'

/** The three ways to employ as drawings: who signs with whom, and who directs the work. */
export function Ways() {
  const s = useTexts(w)
  const ways = [
    { name: s.eor, chain: [s.you, s.service, s.employer, s.contract, s.employee], side: s.directs, use: s.eorUse },
    { name: s.own, chain: [s.company, s.contract, s.employee], side: s.payrollDoes, use: s.ownUse },
    { name: s.contractor, chain: [s.you, s.work, s.person], side: null, use: s.contractorUse },
  ]
  return (
    <ul className={`${blocks.columns} ${css.ways}`} aria-label={s.label}>
      {ways.map(({ name, chain, side, use }) => (
        <li key={name}>
          <p className={css.name}>{name}</p>
          <div className={css.drawing}>
            <ol>
              {chain.map((text, at) => (
                <li key={text} data-kind={at % 2 === 0 ? 'party' : 'tie'}>
                  {text}
                </li>
              ))}
            </ol>
            {side && <p className={css.side}>{side}</p>}
          </div>
          <p className={blocks.quiet}>{use}</p>
        </li>
      ))}
    </ul>
  )
}
