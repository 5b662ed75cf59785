import { LaterPage } from '../LaterPage.tsx'

export default function ChatLaterPage() {
  return <LaterPage title="" will={[]} />
}
