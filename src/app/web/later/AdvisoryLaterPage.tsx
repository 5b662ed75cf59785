import { LaterPage } from '../LaterPage.tsx'

export default function AdvisoryLaterPage() {
  return <LaterPage title="" will={[]} />
}
