import { createAction } from '@reduxjs/toolkit';

/** Nothing more can be taken back: the visitor went on, or let the offer pass. */
export const undoDismissed = createAction('undo/undoDismissed');
