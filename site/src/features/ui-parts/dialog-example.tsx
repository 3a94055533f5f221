'use client'

import { useId, useState } from 'react'
import { Button } from '@/ui/button/button'
import { Dialog } from '@/ui/dialog/dialog'
import { QuestionDialog } from '@/ui/dialog/question-dialog'

type Shown = 'none' | 'dialog' | 'question'

export function DialogExample() {
  const [shown, setShown] = useState<Shown>('none')
  const title = useId()
  const close = () => setShown('none')
  return (
    <>
      <Button look="quiet" onClick={() => setShown('dialog')}>
        Open a dialog
      </Button>
      <Button look="quiet" onClick={() => setShown('question')}>
        Ask a question
      </Button>
      {shown === 'dialog' && (
        <Dialog labelledBy={title} onClose={close}>
          <h3 id={title}>Opening hours</h3>
          <form method="dialog">
            <Button>Close</Button>
          </form>
        </Dialog>
      )}
      {shown === 'question' && (
        <QuestionDialog question="Cancel this order?" onClose={close}>
          <form method="dialog">
            <Button look="quiet">Keep it</Button>
            <Button value="yes">Cancel the order</Button>
          </form>
        </QuestionDialog>
      )}
    </>
  )
}
