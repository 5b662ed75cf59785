import { useMemo, useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useDict, useTexts } from '../../../../platform/web/i18n.tsx'
import { ActionButton } from '../../../../platform/web/portal/actions.tsx'
import { Choice, Segments, TextArea } from '../../../../platform/web/portal/fields.tsx'
import { Problems } from '../../../../platform/web/portal/Problems.tsx'
import { takeFocus } from '../../../../platform/web/portal/show.ts'
import { usePublicForm } from '../../../../platform/web/portal/usePublicForm.ts'
import { Link } from '../../../../platform/web/router.tsx'
import { RegionBadge } from '../../../../platform/web/ui/RegionBadge.tsx'
import { UsualTime } from '../../../base/queue/web/parts.tsx'
import {
  CopyLine,
  checkReach,
  found,
  needed,
  nobody,
  type Reach,
  ReachFields,
  Trap,
  useDial,
  useOwnReach,
  useRegionOptions,
} from '../../lead/web/parts.tsx'
import { APPROACH_MAX, type PartnerKind, partnerKinds, REGIONS_MAX } from '../contract/states.ts'
import css from './partner.module.css'
import { call } from './queries.ts'
import { t } from './texts.ts'

interface Typed extends Reach {
  kind: PartnerKind
  regions: string[]
  approach: string
  website: string
}
const empty: Typed = { ...nobody, kind: 'channel', regions: [], approach: '', website: '' }

/** The application, and its reference once it is sent. */
export function ApplyForm({ onSent }: { onSent: (reference: string) => void }) {
  const s = useTexts(t)
  const [sent, setSent] = useState('')
  const words = useDict('partnerKind')
  const kinds = partnerKinds.map((value) => ({ value, label: words.find((one) => one.value === value)?.label ?? '' }))
  const { digitsOf } = useDial()
  const form = usePublicForm({
    draft: 'partner',
    empty,
    check: (typed) => found({ approach: needed(typed.approach, APPROACH_MAX), ...checkReach(typed), company: needed(typed.company, 120) }),
    save: ({ dial, ...typed }, options, shownMs) =>
      call('POST /ws/partner/apply', { ...typed, areaCode: typed.phone.trim() ? digitsOf(dial) : '', shownMs }, options),
    onDone: ({ reference }) => {
      setSent(reference)
      onSent(reference)
    },
  })
  const { values, set, field, named, reset } = form
  useOwnReach(form.fill)
  if (sent)
    return (
      <div className={`${blocks.panel} ${blocks.form}`} role="status">
        <h3 tabIndex={-1} ref={takeFocus}>
          {s.sentTitle}
        </h3>
        <p className={blocks.line}>
          <span>{s.reference}</span>
          <CopyLine text={sent} large />
        </p>
        <p>
          {s.sentKeep} <UsualTime queue="partnerApplication" />
        </p>
        <div>
          <ActionButton
            look="outline"
            onClick={() => {
              reset()
              setSent('')
            }}
          >
            {s.another}
          </ActionButton>
        </div>
      </div>
    )
  return (
    <form className={blocks.form} noValidate onSubmit={form.onSubmit}>
      <Problems of={form} />
      <Segments label={s.kind} value={values.kind} onChange={(kind) => set({ kind })} options={kinds} />
      <Regions value={values.regions} {...named('regions', s.regions)} onChange={(regions) => set({ regions })} />
      <TextArea
        description={s.approachAbout}
        rows={5}
        maxLength={APPROACH_MAX}
        {...field('approach', values.kind === 'channel' ? s.approachChannel : s.approachService)}
      />
      <ReachFields values={values} set={set} named={named} companyNeeded />
      <Trap value={values.website} onChange={(website) => set({ website })} />
      <p className={blocks.fine}>
        {s.privacy} <Link to="/platformProtocol/2">{s.policy}</Link>
      </p>
      <div>
        <ActionButton type="submit" busy={form.pending}>
          {s.submit}
        </ActionButton>
      </div>
    </form>
  )
}

function Regions({
  value,
  onChange,
  ...mark
}: {
  value: string[]
  error: string | undefined
  'data-path': string
  onChange: (value: string[]) => void
}) {
  const s = useTexts(t)
  const options = useRegionOptions()
  const names = useMemo(() => new Map(options.map((one) => [one.value, one.label])), [options])
  return (
    <div>
      <Choice
        label={s.regions}
        description={s.regionsAbout}
        optional
        empty={s.addRegion}
        {...mark}
        disabled={value.length >= REGIONS_MAX}
        options={options.filter((one) => !value.includes(one.value))}
        value=""
        onChange={(event) => event.currentTarget.value && onChange([...value, event.currentTarget.value])}
      />
      {value.length > 0 && (
        <ul className={`${blocks.line} ${css.chosen}`} aria-label={s.regions}>
          {value.map((code) => (
            <li key={code} className={blocks.chip}>
              <RegionBadge code={code} name={names.get(code) ?? code} />
              <button
                type="button"
                aria-label={s.remove(names.get(code) ?? code)}
                onClick={() => onChange(value.filter((one) => one !== code))}
              >
                <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
