export const fetchStaff = () => import(/* webpackChunkName: "staff" */ '.');
