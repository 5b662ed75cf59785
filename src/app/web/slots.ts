import { lazy } from 'react'
import { demandTalk } from '../../features/demand/web/talk.ts'

/** What higher features show on the screens of lower ones. */
demandTalk.fill(lazy(() => import('../../features/chat/web/DemandTalk.tsx')))
