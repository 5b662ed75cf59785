import { formatMoney } from '../../../../platform/contract/amount.ts'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import lists from '../../../../platform/web/lists.module.css'
import { Steps } from '../../../../platform/web/portal/layout.tsx'
import { Miniature } from '../../../../platform/web/portal/Miniature.tsx'
import css from './sample.module.css'
import { m } from './sample-texts.ts'
import { t } from './texts.ts'

/** What a request looks like, and what each part is for. */
export function Sample() {
  const s = useTexts(m)
  const lang = useLang()
  const amount = formatMoney(860_000, 'USD', lang)
  const gives = [s.give1, s.give2, s.give3]
  return (
    <>
      <Miniature title={s.bar} label={s.label(s.title, gives, s.acceptText, amount)}>
        <div className={css.sample}>
          <strong>{s.title}</strong>
          <div>
            <span>{s.give}</span>
            <ul className={lists.bullets}>
              {gives.map((give) => (
                <li key={give}>{give}</li>
              ))}
            </ul>
          </div>
          <div>
            <span>{s.accept}</span>
            <p>{s.acceptText}</p>
          </div>
          <div>
            <span>{s.period}</span>
            <p>{s.periodText}</p>
          </div>
          <div>
            <span>{s.amount}</span>
            <strong>{amount}</strong>
          </div>
        </div>
      </Miniature>
      <div className={css.why}>
        <Steps
          items={[
            { title: s.w1, text: s.w1Text },
            { title: s.w2, text: s.w2Text },
            { title: s.w3, text: s.w3Text },
            { title: s.w4, text: s.w4Text },
          ]}
        />
      </div>
    </>
  )
}

/** Hengdu beside the two usual ways to get the same done. */
export function Compared() {
  const s = useTexts(m)
  const heading = useTexts(t).other
  const rows = [
    [s.q1, s.q1Here, s.q1Alone, s.q1Eor],
    [s.q2, s.q2Here, s.q2Alone, s.q2Eor],
    [s.q3, s.q3Here, s.q3Alone, s.q3Eor],
    [s.q4, s.q4Here, s.q4Alone, s.q4Eor],
    [s.q5, s.q5Here, s.q5Alone, s.q5Eor],
    [s.q6, s.q6Here, s.q6Alone, s.q6Eor],
  ] as const
  return (
    <table className={`${lists.table} ${css.compare}`} data-stacks aria-label={heading}>
      <thead>
        <tr>
          <th scope="col">{s.point}</th>
          <th scope="col" data-own>
            {s.here}
          </th>
          <th scope="col">{s.alone}</th>
          <th scope="col">{s.eor}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([point, here, alone, eor]) => (
          <tr key={point}>
            <th scope="row">{point}</th>
            <td data-label={s.here} data-own>
              {here}
            </td>
            <td data-label={s.alone}>{alone}</td>
            <td data-label={s.eor}>{eor}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
