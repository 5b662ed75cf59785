import { useRef, useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { takeCarried } from '../../../../../platform/web/carry.ts'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { Link, useNavigate } from '../../../../../platform/web/router.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { CARRIED_DEMAND, type DemandPrefill } from '../../contract/prefill.ts'
import { detailHref } from '../links.ts'
import { call, useDemandOverview } from '../queries.ts'
import { DemandForm } from './DemandForm.tsx'
import { DraftStanding } from './DraftStanding.tsx'
import { DraftsBanner } from './DraftsBanner.tsx'
import css from './form.module.css'
import { WholeDemand } from './Review.tsx'
import { t } from './texts.ts'
import { useDraft } from './useDraft.ts'
import { useLeaving } from './useLeaving.ts'
import { blank, type FormValues, fromDraft, originOf, toWire } from './values.ts'

interface CreateDemandProps {
  draft: { id: string; version: number; form: Record<string, unknown>; updatedAt: string } | null
  /** Of an earlier demand. */
  copied?: FormValues
  onDraftMade: (id: string) => void
}

/** A new demand, saved as a draft while it is written. */
export function CreateDemand({ draft, copied, onDraftMade }: CreateDemandProps) {
  const s = useTexts(t)
  const navigate = useNavigate()
  const [carried] = useState(() => (draft ? null : carriedDemand()))
  const [initial] = useState<FormValues>(() => (draft ? fromDraft(draft.form) : (copied ?? { ...blank(), ...carried })))
  const [values, setValues] = useState(initial)
  const [own, setOwn] = useState(draft?.id ?? null)
  const created = useRef(false)
  const keeping = useDraft({
    values,
    from: draft && { id: draft.id, version: draft.version, updatedAt: draft.updatedAt },
    enabled: true,
    carried: carried !== null,
    onMade: (id) => {
      setOwn(id)
      onDraftMade(id)
    },
  })
  useLeaving(() => !created.current && ['unsaved', 'saving', 'failed'].includes(keeping.state), s.leaveDraft, keeping.flush)
  const overview = useDemandOverview()

  return (
    <DemandForm
      needs="demand:create"
      initial={initial}
      before={null}
      title={s.postTitle}
      about={s.postAbout}
      back={{ to: '/personalHome/publish', label: s.toMine }}
      notice={
        <>
          {overview.data && !overview.data.steps.verified && (
            <div className={`${blocks.card} ${css.banner}`} data-tone="warn">
              <p>
                {s.unverified} <Link to="/companyHome/authentication">{s.verify}</Link>
              </p>
            </div>
          )}
          {(initial.invitesParty || initial.invitesEntry) && <p className={`${blocks.notice} ${css.banner}`}>{s.invitesThen}</p>}
          {initial.copyOf && <p className={`${blocks.notice} ${css.banner}`}>{initial.continues ? s.renewing : s.copying}</p>}
          <DraftsBanner except={own} />
        </>
      }
      aside={() => (
        <SectionCard title={s.next}>
          <ol className={lists.bullets}>
            <li>{s.nextHost}</li>
            <li>{s.nextPublish}</li>
            <li>{s.nextMatch}</li>
            <li>{s.nextPay}</li>
          </ol>
        </SectionCard>
      )}
      review={(typed) => <WholeDemand values={typed} />}
      standing={<DraftStanding keeping={keeping} />}
      verb={s.create}
      save={async (form, options) => {
        // A save in progress would restore a deleted draft.
        await keeping.flush()
        return call('POST /ws/demand/create', { form: toWire(form), draftId: keeping.idNow(), origin: originOf(form) }, options)
      }}
      onDone={(made) => {
        created.current = true
        keeping.stop()
        toast.success(s.created)
        navigate(detailHref(made.id))
      }}
      onValues={setValues}
    />
  )
}

/**
 * The values that a tool of the portal carried over. Cached for strict mode, which runs the initialiser twice: the second run finds
 * nothing left to read.
 */
let taken: { values: DemandPrefill; at: number } | null = null
function carriedDemand(): DemandPrefill | null {
  const values = takeCarried<DemandPrefill>(CARRIED_DEMAND)
  if (values) taken = { values, at: performance.now() }
  return taken && performance.now() - taken.at < 1_000 ? taken.values : null
}
