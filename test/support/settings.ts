import { operator, type Person } from './personas.ts'
import type { TestServer } from './server.ts'

/** Changes a setting of the platform; what needs a second operator is approved by another one. */
export async function changeSetting(h: TestServer, by: Person, name: string, value: string | number): Promise<void> {
  const { waits } = await h.ok('POST /ws/operator/setting', { name, value }, by.as)
  if (!waits) return
  const other = await operator(h)
  const { records } = await h.ok('GET /ws/approval/list', { state: 'pending' }, other.as)
  await h.ok('POST /ws/approval/approve', { id: records[0]!.id }, other.as)
}
