import { Users } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Empty, Failure, Notice, Skeleton, SkeletonRows } from '../../ui/states.tsx'
import { Part, Specimen } from './specimen.tsx'

const tones = ['info', 'good', 'warn', 'bad'] as const
const refusal = new Error('The server cannot be reached. Check the connection.')

export function StateSpecimens() {
  return (
    <Part id="states" title="States">
      <Specimen name="Notice" bare>
        <div className="flex flex-col gap-2.5 p-4">
          {tones.map((tone) => (
            <Notice key={tone} tone={tone}>
              This is said in the tone {tone}.
            </Notice>
          ))}
        </div>
      </Specimen>
      <Specimen name="Skeleton, SkeletonRows" bare>
        <div className="p-4">
          <Skeleton className="h-16 w-1/2" />
        </div>
        <SkeletonRows rows={3} />
      </Specimen>
      <div className="grid gap-4 md:grid-cols-2">
        <Specimen name="Empty" bare>
          <Empty
            icon={Users}
            title="No contacts yet"
            action={<Button look="primary">Add one</Button>}
          >
            Add one here, import a CSV file, or let your own server send them.
          </Empty>
        </Specimen>
        <Specimen name="Failure" bare>
          <Failure error={refusal} onRetry={() => {}} />
        </Specimen>
      </div>
    </Part>
  )
}
