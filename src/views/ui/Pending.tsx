import { loading } from '../text';

/** Says that something is being loaded; what is below it is not shown before. */
export const Pending = () => (
  <p role="status" data-pending>
    {loading}
  </p>
);
