import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { FloorApp } from './FloorApp';
import { store } from './floorStore';

createRoot(document.getElementById('root')!).render(
  <Provider store={store}>
    <BrowserRouter>
      <FloorApp />
    </BrowserRouter>
  </Provider>,
);
