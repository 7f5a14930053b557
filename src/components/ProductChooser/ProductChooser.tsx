import Link from '@docusaurus/Link';
import {PLATFORM_NAMES, PLATFORMS} from '@site/lib/platforms';
import {useQueryChoice} from '@site/src/hooks/useQueryChoice';
import type {ReactNode} from 'react';
import {ChoiceBar} from '../ChoiceBar/ChoiceBar';
import {AMOUNTS, recommend, YES_NO} from './recommend';

const SYSTEM_CHOICES = PLATFORMS.map((value) => ({value, label: PLATFORM_NAMES[value]}));
const YES_NO_CHOICES = [
  {value: 'yes', label: 'Yes'},
  {value: 'no', label: 'No'},
] as const;
const AMOUNT_CHOICES = [
  {value: 'few', label: 'Up to 25'},
  {value: 'many', label: 'More'},
] as const;

/** Four questions that end in one recommendation; the answers are part of the query, so it can be shared. */
export function ProductChooser(): ReactNode {
  const [system, setSystem] = useQueryChoice('system', PLATFORMS);
  const [access, setAccess] = useQueryChoice('access', YES_NO);
  const [realTouch, setRealTouch] = useQueryChoice('touch', YES_NO);
  const [amount, setAmount] = useQueryChoice('amount', AMOUNTS);
  const recommendation = recommend({system, access, realTouch, amount});
  return (
    <div>
      <ChoiceBar
        label="1. Which system?"
        choices={SYSTEM_CHOICES}
        chosen={system}
        // The second question is different on iOS, so its answer is dropped.
        onChoose={(value) => setSystem(value, (value === 'ios') === (system === 'ios') ? [] : ['access'])}
      />
      {system !== 'windows' && (
        <>
          <ChoiceBar
            label={
              system === 'ios' ? '2. Is a computer at hand to activate?' : '2. Does the device have Root?'
            }
            choices={YES_NO_CHOICES}
            chosen={access}
            onChoose={setAccess}
          />
          <ChoiceBar
            label="3. Do your apps ignore taps made by software?"
            choices={YES_NO_CHOICES}
            chosen={realTouch}
            onChoose={setRealTouch}
          />
          <ChoiceBar
            label="4. How many devices in one place?"
            choices={AMOUNT_CHOICES}
            chosen={amount}
            onChoose={setAmount}
          />
        </>
      )}
      <p role="status">
        {recommendation === undefined ? (
          'Answer all four to see what fits.'
        ) : (
          <>
            <strong>{recommendation.name}.</strong> {recommendation.reason}{' '}
            <Link to={recommendation.to}>{recommendation.next}</Link>. The address of this page holds your
            answers.
          </>
        )}
      </p>
    </div>
  );
}
