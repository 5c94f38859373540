// @vitest-environment happy-dom
import { LocaleProvider } from '@mawkib/ui';
import { cleanup, render } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { describeOutcome } from '../engine/index.js';
import { CheckoutStep } from './checkout/CheckoutStep.js';
import { LockLost } from './checkout/LockLost.js';
import { ConfirmReservation } from './confirmation/ConfirmReservation.js';
import { OrderConfirmation } from './confirmation/OrderConfirmation.js';
import { OrderSuccess } from './confirmation/OrderSuccess.js';
import { OrderLayout } from './layout/OrderLayout.js';
import { StepsPage } from './steps/StepsPage.js';
import { allTypes, stepsPageAt } from './steps/steps-page.fixture.js';
import { VehicleUnavailable } from './VehicleUnavailable.js';
import { vehicleFor } from './vehicle.fixture.js';

afterEach(cleanup);

const lock = {
  serverNow: '2026-11-20T08:00:00Z',
  expiresAt: '2099-11-20T08:15:00Z',
  vehicleHref: '/showroom/defender-7',
};

const screens: [string, ReactElement][] = [
  ...allTypes.map((type): [string, ReactElement] => [
    type,
    <StepsPage
      key={type}
      {...stepsPageAt(type, 'ar', { outcome: describeOutcome('unreachable', 'ar') })}
    />,
  ]),
  ['checkout', <CheckoutStep key="c" {...lock} />],
  ['success', <OrderSuccess key="s" orderNumber="MWK-7" email="sara@example.ae" />],
  ['waiting', <ConfirmReservation key="w" orderNumber="MWK-7" />],
  ['confirmed', <OrderConfirmation key="o" result="confirmed" orderNumber="MWK-7" />],
  ['failure', <OrderConfirmation key="f" result="failure" orderNumber="MWK-7" />],
  ['taken', <VehicleUnavailable key="t" />],
  ['kicked out', <LockLost key="k" as="screen" vehicleHref={lock.vehicleHref} />],
];

test.each(screens)('nothing for axe to find: %s', async (_, screen) => {
  const { container } = render(
    <LocaleProvider locale="ar">
      <main>
        <OrderLayout step="checkout" vehicle={vehicleFor('ar')}>
          {screen}
        </OrderLayout>
      </main>
    </LocaleProvider>,
  );
  // Colours need a real browser; the stories are checked in one.
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});
