import { useState } from 'react';
import { CompanyForm, DialogueBox, type DialogueBoxProps } from '../../src/index.ts';

const typing = { msPerCharacter: 30, values: {} } as const;

type DialogueProps = Omit<DialogueBoxProps, 'children' | 'msPerCharacter' | 'steps' | 'values'>;

/** A character that asks for the visitor's company, then greets it. */
export function Dialogue(props: DialogueProps) {
  const [company, setCompany] = useState<string>();
  if (company !== undefined) {
    const greeting = `Hello, ${company || 'whoever you are'}!`;
    return <DialogueBox {...props} {...typing} key={greeting} steps={[{ type: greeting }]} afterwards="waving" />;
  }
  return (
    <DialogueBox {...props} {...typing} steps={[{ type: 'Which company are you with?' }]}>
      <CompanyForm
        onSubmitCompany={setCompany}
        decline={
          <button type="button" data-skin="link" onClick={() => setCompany('')}>
            I'd rather not
          </button>
        }
      />
    </DialogueBox>
  );
}
