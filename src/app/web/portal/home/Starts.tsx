import { NEW_DEMAND } from '../../../../features/work/demand/contract/prefill.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { ActionLink } from '../../../../platform/web/portal/actions.tsx'
import { Broken } from '../../../../platform/web/portal/Broken.tsx'
import { Band } from '../../../../platform/web/portal/layout.tsx'
import { CONFIRM_DAYS } from '../../../../rules/demand.ts'
import css from './home.module.css'
import { t } from './texts.ts'

/** Three entry points: what one does, and what comes of it. */
export function Starts() {
  const s = useTexts(t)
  const ways = [
    [s.hire, s.hireDo, s.hireGet, s.hireTo, '/globalHiringAndTalentServices'],
    [s.provider, s.providerDo, s.providerGet, s.providerTo, '/globalQuickfind'],
    [s.post, s.postDo, s.postGet(CONFIRM_DAYS), s.postTo, NEW_DEMAND],
  ] as const
  return (
    <Band tone="surface">
      <h2>
        <Broken parts={[s.startTitle1, s.startTitle2]} />
      </h2>
      <ul className={css.starts}>
        {ways.map(([name, todo, gained, label, to]) => (
          <li key={to}>
            <h3>{name}</h3>
            <dl className={blocks.beside}>
              <div>
                <dt>{s.youDo}</dt>
                <dd>{todo}</dd>
              </div>
              <div>
                <dt>{s.youGet}</dt>
                <dd>{gained}</dd>
              </div>
            </dl>
            <ActionLink to={to} look="outline">
              {label}
            </ActionLink>
          </li>
        ))}
      </ul>
    </Band>
  )
}
