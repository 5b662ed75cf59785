import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { RunningAct } from '../../../../platform/web/act.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { caller } from '../../../../platform/web/client.ts'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { ActButton } from '../../../../platform/web/ui/ActButton.tsx'
import { FormErrors } from '../../../../platform/web/ui/FormErrors.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { useServerErrors } from '../../../../platform/web/ui/useServerErrors.ts'
import type { settingCalls } from '../../../setting/contract/calls.ts'
import { Slip } from './Effects.tsx'
import { Fields, labelOf } from './Fields.tsx'
import css from './form.module.css'
import { t } from './texts.ts'
import { type FormValues, fieldNames, judge, wirePaths } from './values.ts'

const settingCall = caller<typeof settingCalls>()

export interface DemandFormProps {
  initial: FormValues
  /** The demand as it stands, when it is edited. */
  before: FormValues | null
  title: string
  about?: ReactNode
  number?: string
  back: { to: string; label: string }
  /** Above the form. */
  notice?: ReactNode
  remarks?: Record<string, string>
  currencyFixed?: boolean
  feeBps?: number
  /** Beside the form. */
  aside: (values: FormValues) => ReactNode
  /** What the review step shows. */
  review: (values: FormValues) => ReactNode
  /** Beside the buttons: how the draft stands. */
  standing?: ReactNode
  verb: string
  act: RunningAct<FormValues, unknown>
  onValues: (values: FormValues) => void
}

/** Fill in, review, send: the one form of a demand, for a new one and for an edit. */
export function DemandForm(props: DemandFormProps) {
  const { initial, before, act, onValues } = props
  const lang = useLang()
  const s = useTexts(t)
  const [reviewing, setReviewing] = useState(false)
  const [uploading, setUploading] = useState(false)
  const form = useForm<FormValues>({
    initialValues: initial,
    validate: (values) => judge(values, lang, before),
    validateInputOnBlur: false,
    onValuesChange: onValues,
  })
  const server = useServerErrors(form, wirePaths)
  const settings = useQuery({
    queryKey: ['setting', 'public'],
    queryFn: () => settingCall('GET /ws/setting/public', {}, { quiet: true }),
    enabled: props.feeBps === undefined,
  })
  const feeBps = props.feeBps ?? (typeof settings.data?.['platformFeeBps'] === 'number' ? settings.data['platformFeeBps'] : undefined)

  // Messages speak the language of the screen.
  const said = useRef(lang)
  useEffect(() => {
    if (said.current === lang) return
    said.current = lang
    if (Object.keys(form.errors).length > 0) form.setErrors(judge(form.values, lang, before))
  })

  // The other step is another page to whoever reads it: it begins at its top.
  const shown = useRef(reviewing)
  useEffect(() => {
    if (shown.current === reviewing) return
    shown.current = reviewing
    window.scrollTo(0, 0)
    if (reviewing || Object.keys(form.errors).length === 0) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  })

  const send = async () => {
    await act.run(form.values)
  }
  // Refused fields lead back to the form, with the messages beside them.
  const refusal = useRef(act.error)
  useEffect(() => {
    if (refusal.current === act.error) return
    refusal.current = act.error
    if (act.error && server.take(act.error)) setReviewing(false)
  })

  const toReview = form.onSubmit(() => setReviewing(true), server.onInvalid)
  const keyed = useRef({ reviewing, uploading, send })
  keyed.current = { reviewing, uploading, send }
  const formElement = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || event.isComposing) return
      if (document.querySelector('[role="dialog"][aria-modal="true"]')) return
      event.preventDefault()
      if (keyed.current.reviewing) void keyed.current.send()
      else if (!keyed.current.uploading) formElement.current?.requestSubmit()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  const aside = (
    <aside className={`${blocks.stack} ${css.aside}`}>
      {props.aside(form.values)}
      {form.values.amount.trim() !== '' && feeBps !== undefined && (
        <SectionCard title={s.slip}>
          <Slip amount={form.values.amount} currency={form.values.currency} feeBps={feeBps} />
        </SectionCard>
      )}
    </aside>
  )
  const labels = Object.fromEntries(fieldNames.map((name) => [name, labelOf(name, lang)]))
  return (
    <>
      <PageHeader
        title={props.title}
        back={props.back}
        {...(props.about !== undefined && !reviewing && { about: props.about })}
        {...(props.number && { number: props.number })}
      />
      <ol className={css.steps} aria-label={s.steps}>
        <li aria-current={reviewing ? undefined : 'step'}>{s.stepFill}</li>
        <li aria-current={reviewing ? 'step' : undefined}>{s.stepReview}</li>
      </ol>
      {!reviewing && props.notice}
      <div className={`${blocks.columns} ${css.layout}`}>
        {/* What sending does is read before the button that sends. */}
        {reviewing && aside}
        {reviewing ? (
          <div className={css.body}>
            {props.review(form.values)}
            {act.error && Object.keys(act.error.fields).length === 0 && <Refused act={act} />}
            <div className={`${blocks.buttons} ${blocks.foot} ${css.foot}`}>
              <Button variant="default" onClick={() => setReviewing(false)}>
                {s.backToForm}
              </Button>
              <ActButton onClick={send} loading={act.pending}>
                {props.verb}
              </ActButton>
              <span className={`${blocks.fine} ${css.keys}`}>{s.keySend}</span>
              {props.standing}
            </div>
          </div>
        ) : (
          <form className={css.body} noValidate ref={formElement} onSubmit={toReview}>
            <FormErrors errors={form.errors} labels={labels} attempt={server.attempt} />
            <Fields form={form} remarks={props.remarks ?? {}} currencyFixed={props.currencyFixed ?? false} onUploading={setUploading} />
            <div className={`${blocks.buttons} ${blocks.foot} ${css.foot}`}>
              <Button type="submit" disabled={uploading}>
                {s.toReview}
              </Button>
              <span className={`${blocks.fine} ${css.keys}`}>{s.keyHint}</span>
              {props.standing}
            </div>
          </form>
        )}
        {!reviewing && aside}
      </div>
    </>
  )
}

function Refused({ act }: { act: RunningAct<FormValues, unknown> }) {
  const s = useTexts(t)
  return (
    <p className={`${blocks.bad} ${css.bad}`} role="alert">
      {act.error?.message} {act.error?.error === 'insufficientBalance' && <Link to="/companyHome/wallet">{s.toWallet}</Link>}
    </p>
  )
}
