import { contactLink } from '../../../../platform/contract/contact-link.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { ActionLink } from '../../../../platform/web/portal/actions.tsx'
import { Segments } from '../../../../platform/web/portal/fields.tsx'
import { Note } from '../../../../platform/web/portal/layout.tsx'
import { useUrlState } from '../../../../platform/web/ui/useUrlState.ts'
import { type Case, formFor, readCase } from './choose.ts'
import { t } from './forms-texts.ts'
import css from './hiring.module.css'

/** Three questions and the result; the answers are in the address. */
export function FormFinder() {
  const s = useTexts(t)
  const [state, patch] = useUrlState({ entity: 'none', lead: 'us', span: 'few' })
  const given = readCase(state)
  const words = {
    entity: { none: s.entityNone, soon: s.entitySoon, have: s.entityHave },
    lead: { us: s.leadUs, them: s.leadThem },
    span: { short: s.spanShort, few: s.spanFew, many: s.spanMany },
  } satisfies { [K in keyof Case]: Record<Case[K], string> }
  const options = <K extends keyof Case>(key: K) =>
    (Object.entries(words[key]) as [Case[K], string][]).map(([value, label]) => ({ value, label }))
  const form = formFor(given)
  const why = { eor: s.eorWhy, contractor: s.contractorWhy, payroll: s.payrollWhy, ownEntity: s.ownEntityWhy }[form]
  const also = [form === 'eor' && given.span === 'short' && s.eorShort, form === 'eor' && given.entity === 'soon' && s.soonNote].filter(
    Boolean,
  )
  const summary = s.choiceSummary(words.entity[given.entity], words.lead[given.lead], words.span[given.span], s[form])
  return (
    <div className={blocks.stack}>
      <div className={blocks.form}>
        <Segments stacked label={s.entityAsk} value={given.entity} onChange={(entity) => patch({ entity })} options={options('entity')} />
        <Segments stacked label={s.leadAsk} value={given.lead} onChange={(lead) => patch({ lead })} options={options('lead')} />
        <Segments stacked label={s.spanAsk} value={given.span} onChange={(span) => patch({ span })} options={options('span')} />
      </div>
      <div className={`${blocks.panel} ${blocks.form} ${css.answer}`} aria-live="polite">
        <p className={blocks.fine}>{s.result}</p>
        <h3>{s[form]}</h3>
        <p>{why}</p>
        {also.map((line) => (
          <p key={String(line)}>{line}</p>
        ))}
        <Note tone="warn">{s.limits}</Note>
        <ActionLink look="primary" to={contactLink({ from: 'finder', topic: 'hire', summary })}>
          {s.sendChoice}
        </ActionLink>
      </div>
    </div>
  )
}
