import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { FloorApp, store } from './FloorApp';

const root = document.getElementById('root')!;
const app = (
  <Provider store={store}>
    <BrowserRouter>
      <FloorApp />
    </BrowserRouter>
  </Provider>
);
hydrateRoot(root, app);
