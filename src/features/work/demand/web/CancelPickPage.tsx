import { Alert, Button, Skeleton, Textarea } from '@mantine/core'
import { formatMoney } from '../../../../platform/contract/amount.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { Link, useNavigate, useSearchParams } from '../../../../platform/web/router.tsx'
import spacing from '../../../../platform/web/spacing.module.css'
import { toast } from '../../../../platform/web/toast.ts'
import { ActButton } from '../../../../platform/web/ui/ActButton.tsx'
import { Avatar } from '../../../../platform/web/ui/Avatar.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { useActForm } from '../../../../platform/web/ui/useActForm.ts'
import { stageOf } from '../contract/lifecycle.ts'
import type { DemandDetail } from '../contract/schema.ts'
import { detailHref, moveHref } from './links.ts'
import { NoDemand } from './NoDemand.tsx'
import { VerifiedMark } from './parts.tsx'
import css from './providers/providers.module.css'
import { t } from './providers/texts.ts'
import { call, refreshIfMoved, stale, useDemand } from './queries.ts'

/** Source §2 `rFacilitator`: cancels the pick before the work has started. */
export default function CancelPickPage() {
  const s = useTexts(t)
  const [query] = useSearchParams()
  const id = query.get('id')
  const demand = useDemand(id)
  if (demand.data) return <CancelPick demand={demand.data} />
  if (!id || demand.isError) return <NoDemand title={s.cancelTitle} error={id ? demand.error : null} onRetry={() => demand.refetch()} />
  return <Skeleton height={260} aria-busy="true" />
}

function CancelPick({ demand }: { demand: DemandDetail }) {
  const s = useTexts(t)
  const lang = useLang()
  const navigate = useNavigate()
  const act = useActForm({
    initial: { reason: '' },
    version: demand.version,
    check: ({ reason }): Record<string, string> => (reason.trim() ? {} : { reason: s.cancelReasonNeeded }),
    save: ({ reason }, options, version) => call('POST /ws/demand/cancelPick', { id: demand.id, version, reason: reason.trim() }, options),
    stale,
    onDone: () => {
      toast.success(s.cancelDone)
      navigate(moveHref('pick', demand.id))
    },
    onError: refreshIfMoved,
    warn: false,
  })
  const possibility = demand.moves.find((one) => one.move === 'cancelPick')
  const { provider, askedMinor: asked } = demand
  const matching = stageOf(demand.seaServiceStatus) === 'matching'
  return (
    <>
      <PageHeader
        title={s.cancelTitle}
        number={demand.number}
        about={demand.title}
        back={{ to: detailHref(demand.id), label: s.toDemand }}
      />
      {!possibility?.possible || !provider ? (
        <EmptyState
          title={s.cancelClosed}
          why={possibility?.reason}
          action={
            <Button component={Link} to={matching ? moveHref('pick', demand.id) : detailHref(demand.id)}>
              {matching ? s.pickAnother : s.toDemand}
            </Button>
          }
        />
      ) : (
        <SectionCard title={s.cancelWho}>
          <div className={`${blocks.line} ${spacing.before4}`}>
            <Avatar name={provider.name} src={provider.avatarUrl} size={44} />
            <div>
              <p>
                <strong>{provider.name}</strong>
                {provider.verified && <VerifiedMark who={provider.kind} on={provider.checkedOn} />}
              </p>
              {provider.headline && <p className={blocks.quiet}>{provider.headline}</p>}
            </div>
          </div>
          <form className={`${blocks.form} ${css.form}`} onSubmit={act.onSubmit} noValidate>
            <p className={blocks.quiet}>{asked === null ? s.cancelAbout : s.cancelPriced(formatMoney(asked, demand.currency, lang))}</p>
            <Textarea
              description={s.cancelReasonHint}
              withAsterisk
              required
              maxLength={500}
              autosize
              minRows={3}
              maxRows={8}
              {...act.field('reason', s.cancelReason)}
            />
            {act.failure && (
              <Alert color="bad" role="alert">
                {act.failure.message}
              </Alert>
            )}
            <div className={blocks.buttons}>
              <Button component={Link} to={detailHref(demand.id)} variant="default">
                {s.cancelKeep}
              </Button>
              <ActButton needs="demand:pick" type="submit" color="bad" loading={act.pending}>
                {s.cancelDo}
              </ActButton>
            </div>
          </form>
        </SectionCard>
      )}
    </>
  )
}
