import { Button } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { forForm } from '../../../../../platform/web/queries.ts'
import { Link } from '../../../../../platform/web/router.tsx'
import spacing from '../../../../../platform/web/spacing.module.css'
import { usePageTitle } from '../../../../../platform/web/title.ts'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { FormSkeleton } from '../../../../../platform/web/ui/FormState.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { formatTime } from '../../../../../platform/web/ui/time.ts'
import { call, useRead, useWrite } from '../queries.ts'
import { ListingForm } from './ListingForm.tsx'
import { t } from './listing-texts.ts'
import { typedOf } from './typed.ts'

/** One listing: its text in both languages, its verification, its contact; hiding and listing it again. */
export function ListingPage({ id, back }: { id: string; back: string }) {
  const s = useTexts(t)
  const lang = useLang()
  const confirm = useConfirm()
  const { data, error, refetch } = useRead('GET /ws/operator/provider', { id }, forForm)
  const name = data ? (lang === 'cn' ? data.nameCn : data.nameEn) : ''
  usePageTitle(name)
  const move = useWrite('POST /ws/operator/provider/state', {
    onDone: () => toast.success(data?.state === 'listed' ? s.nowHidden : s.nowListed),
  })
  const head = { back: { to: back, label: s.back } }
  if (error && !data) {
    return (
      <>
        <PageHeader title={s.title} {...head} />
        <ErrorState error={error} onRetry={() => void refetch()} />
      </>
    )
  }
  if (!data) {
    return (
      <>
        <PageHeader title={s.title} {...head} />
        <FormSkeleton fields={8} />
      </>
    )
  }
  const hide = async () => {
    const yes = await confirm({
      title: s.hideTitle(name),
      body: s.hideBody,
      verb: s.hide,
      tone: 'bad',
      reason: { label: s.hideReason, required: true, max: 500 },
    })
    if (yes) await move.run({ id, version: data.version, state: 'hidden', reason: yes.reason })
  }
  const list = async () => {
    if (await confirm({ title: s.listTitle(name), verb: s.list }))
      await move.run({ id, version: data.version, state: 'listed', reason: '' })
  }
  const listed = data.state === 'listed'
  return (
    <>
      <PageHeader
        title={name}
        number={data.number}
        status={<StatusTag tone={listed ? 'ok' : 'neutral'}>{s[data.state]}</StatusTag>}
        about={s.unlocks(data.unlocks)}
        actions={
          <>
            {listed && (
              <Button component={Link} to={`/globalQuickfind?id=${data.number}`} variant="default">
                {s.onPortal}
              </Button>
            )}
            <ActButton needs="operator:providers" variant="default" loading={move.pending} onClick={() => void (listed ? hide() : list())}>
              {listed ? s.hide : s.list}
            </ActButton>
          </>
        }
        {...head}
      />
      {(data.hiddenReason || data.contactDeadAt) && (
        <div className={`${blocks.tight} ${spacing.before4}`}>
          {data.hiddenReason && <p>{s.hiddenBecause(data.hiddenReason)}</p>}
          {data.contactDeadAt && <p className={blocks.warn}>{s.deadSince(formatTime(data.contactDeadAt, lang))}</p>}
        </div>
      )}
      <ListingForm
        key={id}
        initial={typedOf(data)}
        version={data.version}
        draft={`provider:${id}`}
        verb={s.save}
        save={(form, options, version) => call('POST /ws/operator/provider/save', { id, version, form }, options)}
        onDone={() => toast.success(s.saved)}
      />
    </>
  )
}
